import { hash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callErrors, type Opened } from './shared/page-api.ts';
import { octopus, testTable } from './testing/test-table.ts';

const paths = ['/api/session', '/api/spin', '/api/round', '/api/ack', '/api/balance'];

describe('opening the game', () => {
  it('takes a launch code once', async () => {
    const table = await testTable();
    const code = table.gateway.launch('ana', octopus);
    const opened = await table.call<Opened>('/api/session', { code });
    expect(opened).toMatchObject({
      success: true,
      value: { balance: '0.00', currency: 'BRL', demo: false, over: false, openRound: null },
    });
    expect(await table.call('/api/session', { code })).toMatchObject({
      status: 200,
      success: false,
      message: 'launch_refused',
    });
  });

  it('accepts the vendor next to a code that does not name it', async () => {
    const table = await testTable();
    const code = table.gateway.launch('ana', octopus);
    expect(await table.call('/api/session', { code, vendor: 'LUNAR' })).toMatchObject({ message: 'launch_refused' });
    expect(
      await table.call('/api/session', { code: table.gateway.launch('ana', octopus), vendor: 'ABISSAL' }),
    ).toMatchObject({ success: true });
  });

  it('says that the gateway is silent rather than that the code is bad', async () => {
    const table = await testTable();
    table.gateway.faults = [{ callback: 'authenticate', fault: 'html' }];
    const code = table.gateway.launch('ana', octopus);
    expect(await table.call('/api/session', { code })).toMatchObject({ status: 200, message: 'gateway_silent' });
  });

  it('stores neither the session token nor the player token readable in its tables', async () => {
    const table = await testTable();
    const { token } = await table.open('ana');
    const stored = JSON.stringify(await table.db.selectFrom('demo_sessions').selectAll().execute());
    expect(stored).not.toContain(token);
    expect(stored).toContain('"player_id":"ana"');
    expect(stored).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
  });

  it('ends a session after twelve hours', async () => {
    const table = await testTable();
    const { token } = await table.open('ana');
    table.time.now += 12 * 3_600_000;
    expect(await table.call('/api/balance', {}, token)).toMatchObject({ status: 200, message: 'session_over' });
    await table.open('rui');
    expect(await table.db.selectFrom('demo_sessions').selectAll().execute()).toHaveLength(1);
  });
});

it('refuses a player who calls too often, and no other player', async () => {
  const table = await testTable();
  const [ana, rui] = [await table.open('ana'), await table.open('rui')];
  const answers = await Promise.all(Array.from({ length: 31 }, () => table.call('/api/balance', {}, ana.token)));
  expect(answers.filter(({ message }) => message === 'rate_limited')).toHaveLength(1);
  expect(await table.call('/api/balance', {}, rui.token)).toMatchObject({ success: true });
});

it('refuses an address that opens games too often, and no other behind the same proxy', async () => {
  const { app } = await testTable({ addressOf: (_, forwardedFor) => forwardedFor ?? '' });
  const open = async (address: string) => {
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': address };
    const response = await app.request('/api/session', { method: 'POST', headers, body: '{"code":"nonsense"}' });
    return ((await response.json()) as { message?: string }).message;
  };
  for (let count = 0; count < 200; count += 1) expect(await open('192.0.2.1')).not.toBe('rate_limited');
  expect(await open('192.0.2.1')).toBe('rate_limited');
  expect(await open('192.0.2.2')).not.toBe('rate_limited');
});

describe('bad input', () => {
  it('never gets a 5xx and never moves money', async () => {
    const table = await testTable();
    table.gateway.balances.set('ana', 10_000);
    const { token } = await table.open('ana');
    const odd = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record({ stake: fc.oneof(fc.string(), fc.double()), lines: fc.anything(), idempotencyKey: fc.string() })
        .map((value) => JSON.stringify(value)),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), odd, fc.boolean(), async (path, body, known) => {
        const { status, success, message } = await table.call(path, body, known ? token : undefined);
        expect(status).toBeLessThan(500);
        if (!success) expect(Object.keys(callErrors)).toContain(message);
        if (path === '/api/spin') expect(success).toBe(false);
      }),
      { numRuns: 300 },
    );
    expect(table.gateway.journal).toEqual([]);
  });

  it.each([
    ['a negative stake', '-2.00', 20],
    ['no stake', '0.00', 20],
    ['a huge stake', '9999999.00', 20],
    ['a stake that the lines do not divide', '2.01', 20],
    ['a stake per line that is not offered', '0.60', 20],
    ['less than the game’s minimum', '0.05', 1],
    ['no line', '2.00', 0],
    ['a line too many', '2.10', 21],
    ['half a line', '2.00', 1.5],
  ])('refuses %s', async (_, stake, lines) => {
    const table = await testTable();
    const { token } = await table.open('ana');
    expect(await table.spin(token, 'key-00000001', stake, lines)).toMatchObject({
      status: 400,
      message: 'invalid_request',
    });
    expect(table.gateway.calls).toEqual(['authenticate']);
  });

  it('turns away a body that is too long, an unknown path and a flood', async () => {
    const table = await testTable();
    const { token } = await table.open('ana');
    expect(await table.call('/api/spin', 'x'.repeat(5000), token)).toMatchObject({
      status: 413,
      message: 'payload_too_large',
    });
    expect(await table.call('/api/nothing', {}, token)).toMatchObject({ status: 404, message: 'not_found' });
    const flood = Array.from({ length: 60 }, () =>
      table.app.request('/api/balance', { method: 'POST', headers: { Authorization: `Bearer ${token}` } }),
    );
    expect((await Promise.all(flood)).map(({ status }) => status)).toContain(429);
  });

  it('knows no round of another player', async () => {
    const table = await testTable();
    table.gateway.balances.set('ana', 10_000);
    const [ana, rui] = [await table.open('ana'), await table.open('rui')];
    await table.spin(ana.token, 'key-00000001');
    expect(await table.call('/api/ack', { idempotencyKey: 'key-00000001' }, rui.token)).toMatchObject({ status: 404 });
    expect((await table.call('/api/round', { idempotencyKey: 'key-00000001' }, rui.token)).value).toEqual({
      status: 'cancelled',
    });
    expect((await table.call<Opened>('/api/session', {}, ana.token)).value.openRound).toMatchObject({
      status: 'played',
    });
  });
});

describe('the page', () => {
  const built = () => {
    const folder = mkdtempSync(join(tmpdir(), 'slot-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(
      join(folder, 'index.html'),
      '<!doctype html><title>Slot</title><script type="module">play();</script>',
    );
    writeFileSync(join(folder, 'assets', 'main-abc.js'), 'export {}');
    return folder;
  };

  it('may be framed by the app alone and runs nothing but its own script', async () => {
    const { app } = await testTable({ staticDir: built() });
    const { headers, status } = await app.request('/slot/?code=x.12345678');
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(status).toBe(200);
    expect(policy).toContain('frame-ancestors http://app.test');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`script-src 'sha256-${hash('sha256', 'play();', 'base64')}';`);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it('is answered from memory with Brotli and an ETag, hashed files for good', async () => {
    const { app } = await testTable({ staticDir: built() });
    const page = await app.request('/slot/', { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(page.headers.get('Content-Encoding')).toBe('br');
    expect(page.headers.get('Cache-Control')).toBe('no-cache');
    const again = await app.request('/slot/', { headers: { 'If-None-Match': page.headers.get('ETag') ?? '' } });
    expect(again.status).toBe(304);
    const script = await app.request('/slot/assets/main-abc.js');
    expect(script.headers.get('Cache-Control')).toContain('immutable');
    expect(script.headers.get('Content-Type')).toContain('javascript');
    expect(await script.text()).toBe('export {}');
  });

  it.each(['/slot/../app.ts', '/slot/%2e%2e/app.ts', '/slot/missing.js', '/'])('has nothing at %s', async (path) => {
    const { app } = await testTable({ staticDir: built() });
    expect((await app.request(path)).status).toBe(404);
  });
});
