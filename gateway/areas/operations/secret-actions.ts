import { keyMarks, readMark } from '#gateway/context/key-marks.ts';
import { countVendorSeals } from '../vendors/vendor-keys.ts';
import { sealedWith } from '#gateway/process/seal-secret.ts';
import { markOf } from '#gateway/process/secrets.ts';
import { readSealedPushKey } from '../notify/push/vapid.ts';
import { accessTokenSeconds } from '../identity/session/access-token.ts';
import { type Command, type Operator, OperatorError, type Options, printTime } from '#gateway/actions/command.ts';

/** The master secret, and how one takes the place of another (docs/operating.md, 'Rotating the master secret'). */
export const secretCommands: readonly Command[] = [
  {
    name: 'secrets status',
    reads: true,
    help: 'which master secret is used since when, and what still depends on another one',
    run: showStatus,
  },
  {
    name: 'secrets rotate',
    help: 'make a new master secret for the next start; the present one stays good beside it',
    asks: () => 'From its next start on the gateway uses a new master secret. Go on?',
    run: ({ secrets }) => {
      secrets.rotate();
      return Promise.resolve('there is a new master secret: restart the gateway, then see "secrets status"');
    },
  },
  {
    name: 'secrets finish',
    help: 'forget the master secret before, once nothing depends on it; --stolen does not wait for access tokens to end',
    flags: '[--stolen]',
    asks: () => 'The master secret before is forgotten for good. Go on?',
    run: finish,
  },
];

/** What stands in the database, by the master secret that it was sealed with. */
async function readSeals({ db }: Operator) {
  const seals = new Map(await countVendorSeals(db));
  const pushKey = await readSealedPushKey(db);
  const of = (mark: string | undefined) => (mark === undefined ? 0 : (seals.get(mark) ?? 0));
  return { vendorKeys: of, all: [...seals.values()].reduce((sum, n) => sum + n, 0), pushKey };
}

async function readState(operator: Operator) {
  const { masterSecret, alsoSecret } = operator.secrets.read();
  const present = markOf({ masterSecret });
  const before = alsoSecret === undefined ? undefined : markOf({ masterSecret: alsoSecret });
  const hasStarted = (await readMark(operator.db, keyMarks.masterSecret)) === present;
  const since = Number((await readMark(operator.db, keyMarks.masterSecretSince)) ?? NaN);
  const seals = await readSeals(operator);
  const pushKey = sealedWith(seals.pushKey ?? '');
  const left = seals.vendorKeys(before) + (before !== undefined && pushKey === before ? 1 : 0);
  return { present, before, hasStarted, since, seals, pushKey, left, tokensUntil: since + accessTokenSeconds * 1000 };
}

async function showStatus(operator: Operator) {
  const { present, before, hasStarted, since, seals, pushKey, left, tokensUntil } = await readState(operator);
  const mine = seals.vendorKeys(present);
  const unsealed = seals.vendorKeys('');
  const lost = seals.all - mine - unsealed - seals.vendorKeys(before);
  const pushStates = { [present]: 'with it', [before ?? '-']: 'with the one before', '': 'by nobody yet' };
  const usedSince =
    hasStarted && since > 0 ? `used since ${printTime(since)}` : 'the gateway has not started with it yet';
  const rows: [string, string][] = [
    ['master secret', usedSince],
    ['the one before', before === undefined ? 'not taken any more' : 'still taken'],
    ['vendor keys', `${mine} sealed with it, ${seals.vendorKeys(before)} with the one before, ${unsealed} not yet`],
    ['push key', `sealed ${pushStates[pushKey] ?? 'with one that is not here'}`],
  ];
  if (lost > 0) rows.push(['unreadable', `${lost} vendor keys, sealed with a master secret that is not here`]);
  if (before !== undefined) rows.push(['next', nextStep(operator, { hasStarted, left, tokensUntil })]);
  return rows;
}

type Progress = { readonly hasStarted: boolean; readonly left: number; readonly tokensUntil: number };

function nextStep({ clock }: Operator, { hasStarted, left, tokensUntil }: Progress): string {
  if (!hasStarted || left > 0) return 'restart every gateway';
  return tokensUntil > clock() ? `"secrets finish" from ${printTime(tokensUntil)} on` : '"secrets finish"';
}

async function finish(operator: Operator, _words: readonly string[], options: Options) {
  const { before, hasStarted, left, tokensUntil } = await readState(operator);
  if (before === undefined) throw new OperatorError('No master secret before the present one is taken.');
  if (!hasStarted || left > 0)
    throw new OperatorError('Something still depends on the master secret before: restart every gateway first.');
  if (options['stolen'] !== true && tokensUntil > operator.clock())
    throw new OperatorError(
      `Access tokens made before live until ${printTime(tokensUntil)}: go on then, or say --stolen.`,
    );
  operator.secrets.finish();
  return 'the master secret before is forgotten: restart the gateway, which still takes it until then';
}
