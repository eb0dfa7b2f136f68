import { CspEvaluator, DEFAULT_CHECKS, STRICTCSP_CHECKS } from 'csp_evaluator';
import { Severity, Type } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { pageScripts, securityHeaders } from '../games/security-headers.ts';
import { documentsScene } from '../testing/documents-scene.ts';
import { createTestGateway } from '../testing/test-gateway.ts';

const publicOrigin = 'https://mare.example';
const gamesOrigin = 'https://games.mare.example';

/** Everything that Google's evaluator says about a policy, but what it rates 'none': that an entry is ignored as meant. */
function findings(policy: string | null): Type[] {
  const { csp } = new CspParser(policy ?? '');
  return new CspEvaluator(csp)
    .evaluate(STRICTCSP_CHECKS, DEFAULT_CHECKS)
    .filter(({ severity }) => severity !== Severity.NONE)
    .map(({ type }) => type);
}

/** Two suggestions for browsers older than hashes or 'strict-dynamic', which we decline (docs/security.md). */
const declined: readonly Type[] = [Type.UNSAFE_INLINE_FALLBACK, Type.ALLOWLIST_FALLBACK];

describe('the policy', () => {
  const scene = documentsScene({ publicOrigin, gamesOrigin });
  const policyOf = async (path: string) => (await scene.app.request(path)).headers.get('Content-Security-Policy');

  it.each(['/', '/m/login'])('of the app’s document %s gives the evaluator nothing to find', async (path) => {
    const policy = await policyOf(path);
    expect(policy).toContain("'strict-dynamic'");
    expect(findings(policy).filter((type) => !declined.includes(type))).toEqual([]);
  });

  it('of a site with a push service for SMS has its script, sites and policies, and no more to find', async () => {
    expect(await policyOf('/m/login')).not.toContain('firebase');
    const integrity = 'sha256-AAAA';
    const sites = ['https://identity.example'];
    const module = 'https://sms.example/phone-login.js';
    const firebase = { audience: 'mare', issuer: 'x', keys: 'x', module, integrity, sites, policies: ['recaptcha'] };
    const { documentHeaders } = await import('./security-headers.ts');
    const headers = documentHeaders({ scripts: ['go()'], styles: [] }, { ...scene.gateway.config, firebase });
    const policy = headers['Content-Security-Policy'] ?? '';
    const parts = new Map(policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]));
    expect(parts.get('script-src')?.at(-1)).toBe(module);
    expect(parts.get('connect-src')?.at(-1)).toBe(sites[0]);
    expect(parts.get('frame-src')?.at(-1)).toBe(sites[0]);
    expect(parts.get('trusted-types')?.slice(-2)).toEqual(['firebase-url', 'recaptcha']);
    expect(findings(policy).filter((type) => !declined.includes(type))).toEqual([]);
  });

  it('lets the settings name further origins to frame', async () => {
    const { documentHeaders } = await import('./security-headers.ts');
    const config = { ...scene.gateway.config, frameOrigins: ['https://tasks.example'] };
    const policy = documentHeaders({ scripts: ['go()'], styles: [] }, config)['Content-Security-Policy'] ?? '';
    const parts = new Map(policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]));
    expect(parts.get('frame-src')).toContain('https://tasks.example');
    expect(findings(policy).filter((type) => !declined.includes(type))).toEqual([]);
  });

  it('of the page of calls gives it nothing to find', async () => {
    expect(findings(await policyOf('/wps/docs'))).toEqual([]);
  });

  it('of a game’s page gives it nothing to find', async () => {
    const scripts = pageScripts(`${scene.distDir}/client`);
    expect(scripts.length).toBeGreaterThan(0);
    const games = new Hono().use(securityHeaders(publicOrigin, scripts)).get('/slot/', (c) => c.html(''));
    const policy = (await games.request('/slot/')).headers.get('Content-Security-Policy');
    expect(policy).toContain(`frame-ancestors ${publicOrigin}`);
    expect(findings(policy).filter((type) => !declined.includes(type))).toEqual([]);
  });

  it.each(['/wps/system/status', '/wps/unknown', '/art/g/COR-1.svg', '/robots.txt'])(
    'of %s, which is no document, allows nothing and sandboxes what is left',
    async (path) => {
      expect(await policyOf(path)).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
    },
  );

  it('would be faulted if it were loose', () => {
    expect(findings("script-src 'self' https://cdn.example.com; object-src 'none'; base-uri 'none'")).toEqual(
      expect.arrayContaining([
        Type.SCRIPT_ALLOWLIST_BYPASS,
        Type.STRICT_DYNAMIC,
        Type.REQUIRE_TRUSTED_TYPES_FOR_SCRIPTS,
      ]),
    );
    expect(findings("script-src 'unsafe-inline'")).toContain(Type.SCRIPT_UNSAFE_INLINE);
  });
});

describe('transport security', () => {
  it.each([
    [publicOrigin, false, 'max-age=63072000'],
    [publicOrigin, true, 'max-age=63072000; includeSubDomains'],
    ['http://localhost:4000', true, null],
  ])(
    'for %s, the hosts under it %s: %s, on every kind of answer, sealed or not [S2-185]',
    async (origin, hstsSubdomains, expected) => {
      const gateway = await createTestGateway({ config: { publicOrigin: origin, hstsSubdomains } });
      const app = createApp(gateway);
      for (const path of ['/healthz', '/wps/docs', '/wps/system/status', '/wps/unknown', '/missing.js']) {
        expect((await app.request(path)).headers.get('Strict-Transport-Security')).toBe(expected);
      }
      await gateway.close();
    },
  );
});
