import type { Call } from '#src/contract/core/call.ts';
import { encryptionHeader, encryptionScheme } from '#src/contract/core/envelope.ts';
import { mailWithoutLogin, recoverByMail, recoverByPhone, recoverByQuestion } from '#src/contract/identity/recovery.ts';
import { login } from '#src/contract/identity/session.ts';
import { smsForLogin, smsWithoutLogin } from '#src/contract/identity/verification.ts';
import { expect, it } from 'vitest';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Tables } from '#gateway/db/tables.ts';
import {
  addTestMember,
  type CallClient,
  createClient,
  encryptPayload,
  testPassword,
} from '../session/testing/call-client.ts';
import { doHumanWork, wideSmsLimits } from '#gateway/testing/sms.ts';
import { createTestGateway } from '#gateway/testing/test-gateway.ts';
import { addProfile } from '#gateway/testing/test-members.ts';

const isSoak = process.env['SOAK'] === '1';
const samples = 2000;
/** How often a known name may take longer than an unknown one: half the time and a little more. */
const most = 0.55;

/** The share of pairs of which the first is the larger: the area under the ROC curve of a timing attack. */
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

/** Who is tried: a name, and a mobile number as it is typed and as it is stored; one of them may have an account. */
type Tried = { readonly username: string; readonly typed: string; readonly mobile: string };
const tried = (username: string, area: number, sample: number): Tried => {
  const local = `9${80_000_000 + sample}`;
  return { username, typed: local, mobile: `55${area}${local}` };
};

const chosen = { newPassword: 'um trem azul 7', confirmNewPassword: 'um trem azul 7' };
const question = 'firstPet';
type Answer = { readonly status: number; readonly message: string | undefined };
type Send = (client: CallClient, gateway: Gateway, who: Tried) => Promise<() => Promise<Answer>>;

/** A call that needs a work, which is done before it is timed. */
const worked =
  (call: Call, bodyOf: (who: Tried) => object): Send =>
  async (client, gateway, who) => {
    const rawBody = { ...bodyOf(who), ...(await doHumanWork(gateway)) };
    return () => client.call(call, { rawBody });
  };
/** A call with a sealed body, which is sealed before it is timed. */
const sealed =
  (call: Call, bodyOf: (who: Tried) => object, withWork = false): Send =>
  async (client, gateway, who) => {
    const data = await encryptPayload(gateway, { ...bodyOf(who), ...(withWork && (await doHumanWork(gateway))) });
    return () => client.call(call, { rawBody: { data }, headers: { [encryptionHeader]: encryptionScheme } });
  };
/** The same after a code was asked for, by whoever asks: there is one to be wrong about. */
const afterAsking =
  (ask: Send, send: Send): Send =>
  async (client, gateway, who) => {
    await (
      await ask(client, gateway, who)
    )();
    return send(client, gateway, who);
  };

const askLoginCode = worked(smsForLogin, ({ typed, mobile }) => ({
  mobileNum: `${mobile.slice(2, 4)} ${typed}`,
  countryDialingCode: '55',
}));
const askRecoveryCode = worked(smsWithoutLogin, ({ typed, mobile }) => ({
  mobileNo: `${mobile.slice(2, 4)} ${typed}`,
  countryDialingCode: '55',
}));
const askLetter = worked(mailWithoutLogin, ({ username }) => ({ username }));
const wrongPassword = sealed(login, ({ username }) => ({
  username,
  password: `not ${testPassword}`,
  type: 'username',
}));

type Way = {
  readonly send: Send;
  readonly says: string;
  readonly rest?: Partial<Tables['members']>;
  readonly secondStep?: true;
};
/** The attempts, and the state of the known account. */
const ways: Readonly<Record<string, Way>> = {
  'a wrong password': { says: 'login_failed', send: wrongPassword },
  'a wrong password, where the account is locked': {
    says: 'login_failed',
    send: wrongPassword,
    rest: { status: 'locked' },
  },
  'a wrong password, where there is a second step': { says: 'login_failed', send: wrongPassword, secondStep: true },
  'a code by SMS asked for at the login': { says: 'ok', send: askLoginCode },
  'a wrong code by SMS at the login': {
    says: 'verification_code_error',
    send: afterAsking(
      askLoginCode,
      sealed(login, ({ typed, mobile }) => ({
        username: `${mobile.slice(2, 4)} ${typed}`,
        password: '000000',
        countryDialingCode: '55',
        type: 'sms',
      })),
    ),
  },
  'a code by SMS asked for': { says: 'ok', send: askRecoveryCode },
  'a wrong code by SMS': {
    says: 'verification_code_error',
    send: afterAsking(
      askRecoveryCode,
      sealed(recoverByPhone, ({ typed, mobile }) => ({
        mobileNo: `${mobile.slice(2, 4)} ${typed}`,
        countryDialingCode: '55',
        code: '000000',
        ...chosen,
      })),
    ),
  },
  'a code by e-mail asked for': { says: 'ok', send: askLetter },
  'a wrong code by e-mail': {
    says: 'verification_code_error',
    send: afterAsking(
      askLetter,
      sealed(recoverByMail, ({ username }) => ({ username, code: '00000000', ...chosen })),
    ),
  },
  'a wrong answer to the question': {
    says: 'recovery_failed',
    send: sealed(recoverByQuestion, ({ username }) => ({ username, question, answer: 'another pet', ...chosen }), true),
  },
};

async function addKnown(gateway: Gateway, who: Tried, { rest, secondStep }: Way): Promise<void> {
  const member = await addTestMember(gateway, who.username, rest);
  await addProfile(gateway, member, { email: `${who.username}@exemplo.com`, verified_mobile: who.mobile });
  const answer = { member_id: member.id, question, answer_hash: member.password_hash, set_at: 0 };
  await gateway.db.insertInto('security_answers').values(answer).execute();
  if (secondStep) await gateway.db.insertInto('second_factors').values({ member_id: member.id, since: 0 }).execute();
}

// Passwords are hashed at next to no cost (testing/cheap-passwords.ts), so that no hash of a quarter second hides what takes longer.
it.runIf(isSoak).each(Object.keys(ways))(
  'the time of %s does not distinguish a known name from an unknown one',
  async (name) => {
    const way = ways[name];
    if (!way) return;
    const smsLimits = wideSmsLimits({ 'sms-number': 10 });
    const gateway = await createTestGateway({ config: { smsLimits } });
    const client = createClient(gateway);
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    const said = new Set<string>();
    for (let sample = 0; sample < samples; sample += 1) {
      const known = tried(`conhecida${sample}`, 21, sample);
      await addKnown(gateway, known, way);
      const pair = [
        ['known', known],
        ['unknown', tried(`ausente00${sample}`, 11, sample)],
      ] as const;
      for (const [kind, who] of sample % 2 === 0 ? pair : pair.toReversed()) {
        const send = await way.send(client, gateway, who);
        const from = performance.now();
        const { message = 'ok' } = await send();
        times[kind].push(performance.now() - from);
        said.add(message);
      }
    }
    await gateway.close();
    expect([...said]).toEqual([way.says]);
    const area = auc(times.known, times.unknown);
    console.log(`${name}: ${area.toFixed(3)}`);
    expect(area).toBeLessThanOrEqual(most);
    expect(area).toBeGreaterThanOrEqual(1 - most);
  },
  900_000,
);
