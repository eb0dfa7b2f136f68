import { schemasOf } from '#src/contract/whole-calls.ts';
import { addAuthenticator, newAuthenticator } from '#src/contract/identity/authenticators.ts';
import { secondStep } from '#src/contract/identity/second-factor.ts';
import * as v from 'valibot';
import { codeOf, stepAt, stepLength } from '../areas/identity/authenticators/totp.ts';
import { testPassword as password } from '../areas/identity/session/testing/call-client.ts';
import { callEncrypted, memberWithDevice, turnSecondFactorOn, typePassword } from './passkey-scene.ts';
import type { TestGateway } from './test-gateway.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The bytes of a Base32 text. */
export function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/[01]{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}

/** A new member with an app that shows codes: what the app shows, and what the member does with it. */
export async function memberWithApp(gateway: TestGateway, account: string) {
  const scene = await memberWithDevice(gateway, account);
  /** The code that an app shows; `steps`: half minutes from now. */
  const shown = (secret: Buffer, steps = 0) => codeOf(secret, stepAt(gateway.clock()) + steps);
  const wrongFor = (secret: Buffer) => {
    const near = [-1, 0, 1].map((steps) => shown(secret, steps));
    return ['000000', '000001', '000002', '000003'].find((code) => !near.includes(code)) ?? '';
  };
  const begin = async () => {
    const { value } = await callEncrypted(scene, newAuthenticator, { body: { password }, token: scene.token });
    const { id, secret, uri } = v.parse(schemasOf(newAuthenticator).value, value);
    return { id, uri, text: secret, secret: fromBase32(secret) };
  };
  const confirm = (id: string, code: string, token = scene.token) =>
    callEncrypted(scene, addAuthenticator, { body: { id, name: 'Celular', code }, token });
  /** Adds an app by its first code, and advances the clock beyond it; returns its secret and id. */
  const add = async () => {
    const begun = await begin();
    const { status } = await confirm(begun.id, shown(begun.secret));
    if (status !== 200) throw new Error(`the app was not added: ${status}`);
    gateway.advance(2 * stepLength);
    return begun;
  };
  /** The same with the second step on; returns the recovery codes as well. */
  const withStep = async () => ({ ...(await add()), codes: await turnSecondFactorOn(scene) });
  /** Types the right password in a fresh browser, and this proof after it. */
  const enter = async (body: object, headers: Record<string, string> = {}) => {
    const { client, step } = await typePassword(scene);
    const proof = { ticket: step.ticket, ...body };
    return callEncrypted({ gateway, client }, secondStep, { body: proof as never, headers });
  };
  /** The titles of the messages in the member's inbox. */
  const told = async () => {
    const rows = await gateway.db
      .selectFrom('messages')
      .innerJoin('inbox', 'inbox.message_id', 'messages.id')
      .select('title_pt')
      .where('member_id', '=', scene.member.id)
      .execute();
    return rows.map(({ title_pt }) => title_pt);
  };
  return { ...scene, scene, shown, wrongFor, begin, confirm, add, withStep, enter, told };
}
