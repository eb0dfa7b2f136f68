import * as v from 'valibot';
import { type ActionContext, defineAction, OperatorError } from '#gateway/actions/define-action.ts';
import { printTime } from '#gateway/actions/print.ts';
import { keyFingerprints, readFingerprint } from '#gateway/context/key-fingerprints.ts';
import { readEncryptedKey } from '#gateway/context/site-key.ts';
import { countEncryptedVendorKeys } from '../vendors/vendor-keys.ts';
import { encryptedWith } from '#gateway/process/encrypt-secret.ts';
import { markOf } from '#gateway/process/secrets.ts';
import { pushSiteKey } from '../notify/push/vapid.ts';
import { headSiteKey } from './commitments/head-key.ts';
import { listStoredKeys } from '#gateway/context/stored-keys.ts';
import { accessTokenSeconds } from '../identity/session/access-token.ts';

/** The master secret, and how one takes the place of another (docs/operating.md, 'Rotating the master secret'). */
export const secretActions = [
  defineAction({
    name: 'secrets status',
    reads: true,
    summary: 'the present master secret, and keys that still depend on another one',
    run: showStatus,
  }),
  defineAction({
    name: 'secrets rotate',
    outside: true,
    summary: 'create a new master secret for the next start; the present one stays valid',
    asks: () => 'From its next start on the gateway uses a new master secret. Continue?',
    run: ({ secrets }) => {
      secrets.rotate();
      return 'there is a new master secret: restart the gateway, then see "secrets status"';
    },
  }),
  defineAction({
    name: 'secrets finish',
    outside: true,
    examples: ['secrets finish'],
    summary:
      'remove the previous master secret, once nothing depends on it; --stolen does not wait for access tokens to expire',
    input: v.object({ stolen: v.optional(v.boolean(), false) }),
    asks: () => 'The previous master secret is deleted. Continue?',
    run: finish,
  }),
];

/** Number of secrets in the database, by the master secret that encrypted them. */
async function readSeals({ db, secrets }: ActionContext) {
  const seals = new Map(await countEncryptedVendorKeys(db));
  const pushKey = await readEncryptedKey(db, pushSiteKey);
  const headKey = await readEncryptedKey(db, headSiteKey);
  const stored = await listStoredKeys(db, secrets.read());
  const of = (mark: string | undefined) => (mark === undefined ? 0 : (seals.get(mark) ?? 0));
  return { vendorKeys: of, all: [...seals.values()].reduce((sum, n) => sum + n, 0), pushKey, headKey, stored };
}

async function readState(context: ActionContext) {
  const { masterSecret, alsoSecret } = context.secrets.read();
  const present = markOf({ masterSecret });
  const before = alsoSecret === undefined ? undefined : markOf({ masterSecret: alsoSecret });
  const hasStarted = (await readFingerprint(context.db, keyFingerprints.masterSecret)) === present;
  const since = Number((await readFingerprint(context.db, keyFingerprints.masterSecretSince)) ?? NaN);
  const seals = await readSeals(context);
  const pushKey = encryptedWith(seals.pushKey ?? '');
  const headKey = encryptedWith(seals.headKey ?? '');
  const marks = [pushKey, headKey, ...seals.stored.map(({ mark }) => mark)];
  const left = seals.vendorKeys(before) + marks.filter((mark) => mark === before).length;
  return {
    present,
    before,
    hasStarted,
    since,
    seals,
    pushKey,
    headKey,
    left,
    tokensUntil: since + accessTokenSeconds * 1000,
  };
}

async function showStatus(context: ActionContext) {
  const { present, before, hasStarted, since, seals, pushKey, headKey, left, tokensUntil } = await readState(context);
  const mine = seals.vendorKeys(present);
  const unsealed = seals.vendorKeys('');
  const lost = seals.all - mine - unsealed - seals.vendorKeys(before);
  const sealStates = { [present]: 'with it', [before ?? '-']: 'with the one before', '': 'by nobody yet' };
  const usedSince =
    hasStarted && since > 0 ? `used since ${printTime(since)}` : 'the gateway has not started with it yet';
  const others = seals.stored.filter(({ state }) => state !== 'readable').length;
  const ofBefore = seals.stored.filter(({ mark, state }) => state === 'readable' && mark === before).length;
  const rows: [string, string][] = [
    ['master secret', usedSince],
    ['the one before', before === undefined ? 'not taken any more' : 'still taken'],
    [
      'stored keys',
      `${seals.stored.length - others - ofBefore} sealed with it, ${ofBefore} with the one before, ${others} with another`,
    ],
    ['vendor keys', `${mine} sealed with it, ${seals.vendorKeys(before)} with the one before, ${unsealed} not yet`],
    ['push key', `sealed ${sealStates[pushKey] ?? 'with one that is not here'}`],
    ['head key', `sealed ${sealStates[headKey] ?? 'with one that is not here'}`],
  ];
  if (lost > 0) rows.push(['unreadable', `${lost} vendor keys, sealed with a master secret that is not here`]);
  if (before !== undefined) rows.push(['next', nextStep(context, { hasStarted, left, tokensUntil })]);
  return rows;
}

type Progress = { readonly hasStarted: boolean; readonly left: number; readonly tokensUntil: number };

function nextStep({ clock }: ActionContext, { hasStarted, left, tokensUntil }: Progress): string {
  if (!hasStarted || left > 0) return 'restart every gateway';
  return tokensUntil > clock() ? `"secrets finish" from ${printTime(tokensUntil)} on` : '"secrets finish"';
}

async function finish(context: ActionContext, { stolen }: { stolen: boolean }) {
  const { before, hasStarted, left, tokensUntil } = await readState(context);
  if (before === undefined) throw new OperatorError('No master secret before the present one is taken.');
  if (!hasStarted || left > 0)
    throw new OperatorError('Something still depends on the master secret before: restart every gateway first.');
  if (!stolen && tokensUntil > context.clock())
    throw new OperatorError(
      `Access tokens made before live until ${printTime(tokensUntil)}: go on then, or say --stolen.`,
    );
  context.secrets.finish();
  return 'the master secret before is forgotten: restart the gateway, which still takes it until then';
}
