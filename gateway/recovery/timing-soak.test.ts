import type { Call } from '#src/contract/call.ts';
import { encryptionHeader, encryptionScheme } from '#src/contract/envelope.ts';
import { mailWithoutLogin, recoverByMail } from '#src/contract/recovery.ts';
import { login } from '#src/contract/session.ts';
import { expect, it } from 'vitest';
import type { Gateway } from '../context/gateway.ts';
import { addTestMember, type CallClient, createClient, seal, testPassword } from '../session/testing/call-client.ts';
import { doHumanWork } from '../testing/sms.ts';
import { createTestGateway } from '../testing/test-gateway.ts';
import { addProfile } from '../testing/test-members.ts';

const isSoak = process.env['SOAK'] === '1';
const samples = 2000;
/** How often a known name may take longer than an unknown one: half the time and a little more. */
const most = 0.55;

/** The share of pairs of which the first is the larger: the area under the curve of whoever guesses by time. */
function auc(known: readonly number[], unknown: readonly number[]): number {
  const all = [...known.map((ms) => ({ ms, known: 1 })), ...unknown.map((ms) => ({ ms, known: 0 }))];
  all.sort((a, b) => a.ms - b.ms);
  let below = 0;
  let larger = 0;
  for (const one of all) {
    if (one.known) larger += below;
    else below += 1;
  }
  return larger / (known.length * unknown.length);
}

const chosen = { newPassword: 'um trem azul 7', confirmNewPassword: 'um trem azul 7' };
type Way = (client: CallClient, gateway: Gateway, username: string) => Promise<() => Promise<unknown>>;

/** A call with a sealed body, which is sealed before it is timed. */
const sealed =
  (call: Call, bodyOf: (username: string) => object): Way =>
  async (client, gateway, username) => {
    const rawBody = { data: await seal(gateway, bodyOf(username)) };
    return () => client.call(call, { rawBody, headers: { [encryptionHeader]: encryptionScheme } });
  };
const ways: Readonly<Record<string, Way>> = {
  'a code asked for': async (client, gateway, username) => {
    const body = { username, ...(await doHumanWork(gateway)) };
    return () => client.call(mailWithoutLogin, { body });
  },
  'a wrong code': sealed(recoverByMail, (username) => ({ username, code: '00000000', ...chosen })),
  'a wrong password': sealed(login, (username) => ({ username, password: `not ${testPassword}`, type: 'username' })),
};

it.runIf(isSoak).each(Object.keys(ways))(
  'by the time of %s nobody tells a known name from an unknown one',
  async (way) => {
    const gateway = await createTestGateway();
    const client = createClient(gateway);
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (let sample = 0; sample < samples; sample += 1) {
      const known = `conhecida${sample}`;
      await addProfile(gateway.db, await addTestMember(gateway, known), { email: `${known}@exemplo.com` });
      const pair = [
        ['known', known],
        ['unknown', `ninguem00${sample}`],
      ] as const;
      for (const [kind, name] of sample % 2 === 0 ? pair : pair.toReversed()) {
        const send = await ways[way]?.(client, gateway, name);
        const from = performance.now();
        await send?.();
        times[kind].push(performance.now() - from);
      }
    }
    await gateway.close();
    const area = auc(times.known, times.unknown);
    expect(area).toBeLessThanOrEqual(most);
    expect(area).toBeGreaterThanOrEqual(1 - most);
  },
  900_000,
);
