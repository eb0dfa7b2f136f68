import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { hashPassword, isOutdated, verifyPassword } from './password.ts';
import { type Cost, passwordCost } from './password-cost.ts';

/** scrypt with N = 2 of 'x': cheap enough to send by the hundred. */
const cheapHash = '$scrypt$ln=1,r=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

/** The real hash, which the other tests of the gateway replace by a cheap one. */
const { passwordCost: realCost } = await vi.importActual<{ passwordCost: Cost }>('./password-cost.ts');
const formOf = ({ ln, r, p }: Cost) =>
  new RegExp(`^\\$scrypt\\$ln=${ln},r=${r},p=${p},keyid=1\\$[\\w+/]{22}\\$[\\w+/]{43}$`);

describe('passwords', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway();
  });
  afterAll(() => gateway.close());

  it('cost what OWASP asks of scrypt: a guess takes 32 MiB', () => {
    expect(realCost).toEqual({ ln: 15, r: 8, p: 3 });
  });

  it('verifies the password that was hashed and no other', async () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 64 });
    await fc.assert(
      fc.asyncProperty(text, text, async (password, other) => {
        const stored = await hashPassword(gateway, password);
        expect(stored).toMatch(formOf(passwordCost));
        expect(await verifyPassword(gateway, stored, password)).toBe(true);
        expect(await verifyPassword(gateway, stored, other)).toBe(
          other.normalize('NFKC') === password.normalize('NFKC'),
        );
      }),
      { numRuns: 8 },
    );
  });

  it('salts: the same password never has the same hash', async () => {
    expect(await hashPassword(gateway, 'same again')).not.toBe(await hashPassword(gateway, 'same again'));
  });

  it('takes a password composed on one system and typed decomposed on another', async () => {
    expect(await verifyPassword(gateway, await hashPassword(gateway, 'maré-São'), 'maré-São'.normalize('NFD'))).toBe(
      true,
    );
  });

  it.each([
    '',
    'none',
    '$scrypt$ln=30,r=8,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    '$argon2id$v=19$m=1,t=1,p=1$AAAA$AAAA',
  ])('answers false for the unreadable hash "%s", and never opens with it', async (stored) => {
    expect(await verifyPassword(gateway, stored, 'anything')).toBe(false);
    expect(await isOutdated(gateway, stored)).toBe(true);
  });

  it('knows a hash of an older cost, which still verifies', async () => {
    expect(await isOutdated(gateway, await hashPassword(gateway, 'today'))).toBe(false);
    expect(await isOutdated(gateway, cheapHash)).toBe(true);
  });

  it('does the same work for an unknown account', async () => {
    const stored = await hashPassword(gateway, 'right');
    const times = { unknown: [] as number[], wrong: [] as number[] };
    for (let round = 0; round < 50; round += 1) {
      for (const [name, hash] of [
        ['unknown', null],
        ['wrong', stored],
      ] as const) {
        // Of the processor: how long it takes beside other programs says nothing.
        const before = process.cpuUsage();
        await verifyPassword(gateway, hash, 'guess');
        const { user, system } = process.cpuUsage(before);
        times[name].push(user + system);
      }
    }
    // The fastest run is the one that nothing else disturbed.
    const ratio = Math.min(...times.unknown) / Math.min(...times.wrong);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  it('refuses with rate_limited when too many are waiting, and recovers', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 200 }, () => verifyPassword(gateway, cheapHash, 'guess')),
    );
    const refused = results.filter((result) => result.status === 'rejected').map((result): unknown => result.reason);
    expect(refused.length).toBeGreaterThanOrEqual(200 - 2 - 64);
    expect(refused.length).toBeLessThan(200);
    for (const reason of refused) {
      expect(reason).toBeInstanceOf(Refusal);
      expect(reason).toMatchObject({ code: 'rate_limited', headers: { 'Retry-After': '5' } });
    }
    expect(await verifyPassword(gateway, cheapHash, 'guess')).toBe(false);
  });
});
