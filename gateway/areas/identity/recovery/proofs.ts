import type { SecurityQuestion } from '#src/contract/identity/security.schema.ts';
import type { ChallengeAnswer } from '#src/contract/identity/verification.ts';
import type { Kysely, Transaction } from 'kysely';
import { isContactRecent } from '#gateway/context/contact-cooldown.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { siteOf } from '#gateway/context/network.ts';
import { foldText } from '#gateway/db/fold-text.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { failureKey } from '../session/login-failures.ts';
import { verifyPassword } from '../session/password.ts';
import { renewHash } from '../session/renew-hash.ts';
import { passHumanChallenge } from '../verification/human-challenge.ts';
import { memberOfMobile } from '../verification/member-of-mobile.ts';
import { takeSmsCode, trySmsCode } from '../verification/sms-codes.ts';
import { foldAnswer } from './fold-answer.ts';
import { idOfAccount, idOfMobile } from './nearest-member.ts';
import { isRecoveryCode, takeRecoveryCode } from './recovery-codes.ts';
import { type Owner, type Proof, wrongProof } from './proof.ts';

/** The code of an email (send-recovery-mail.ts); spaces in it are ignored. */
export function proofByMail(gateway: Gateway, typed: { username: string; code: string; ip: string }): Proof {
  const account = foldText(typed.username);
  const code = typed.code.replaceAll(/\s/g, '');
  return {
    by: 'email',
    typed: [account, code],
    words: [typed.username],
    field: 'code',
    look: async () => {
      await countProof(gateway, account, typed.ip);
      return (await isRecoveryCode(gateway, { account, code })) ? null : wrongProof({ field: 'code' });
    },
    take: async (trx) =>
      (await takeRecoveryCode(gateway, trx, { account, code })) ? ownerOf(gateway, trx, account) : undefined,
    memberId: () => idOfAccount(gateway, account),
  };
}

/**
 * The code of a message to the account's verified mobile number, in E.164 without the plus sign. None is sent to a number that was set less than
 * three days ago, and one that was sent before is of no use.
 */
export function proofBySms(gateway: Gateway, typed: { mobile: string; code: string; ip: string }): Proof {
  const numbered = { purpose: 'noLogin', mobile: typed.mobile, code: typed.code.trim() } as const;
  return {
    by: 'sms',
    typed: [numbered.mobile, numbered.code],
    words: [typed.mobile],
    field: 'code',
    look: async () => {
      await trySmsCode(gateway, { ...numbered, ip: typed.ip });
      return null;
    },
    take: async (trx) => {
      await takeSmsCode(gateway, trx, numbered);
      const owner = await memberOfMobile({ ...gateway, db: trx }, numbered.mobile);
      return owner && !(await isContactRecent(trx, owner.id, gateway.clock())) ? owner : undefined;
    },
    memberId: () => idOfMobile(gateway, numbered.mobile),
  };
}

type Answered = ChallengeAnswer & {
  readonly username: string;
  readonly question: SecurityQuestion;
  readonly answer: string;
  readonly ip: string;
};

/**
 * The account's security question, which has to be known along with its answer: showing it would disclose that there is an account. Each
 * try costs a proof of work, and an account allows few from anywhere: answers are guessed more easily than codes.
 */
export function proofByQuestion(gateway: Gateway, typed: Answered): Proof {
  const account = foldText(typed.username);
  const answer = foldAnswer(typed.answer);
  const stored = (db: Kysely<Tables> | Transaction<Tables>) =>
    db
      .selectFrom('members')
      .innerJoin('security_answers', 'security_answers.member_id', 'members.id')
      .select(['members.id', 'members.account', 'members.account_folded', 'question', 'answer_hash'])
      .where('members.merchant_code', '=', gateway.config.merchant)
      .where('members.account_folded', '=', account)
      .where('members.status', '=', 'open')
      .executeTakeFirst();
  let verified: string | undefined;
  return {
    by: 'question',
    typed: [account, typed.question, answer],
    words: [typed.username, typed.answer],
    field: 'answer',
    look: async () => {
      if (!(await passHumanChallenge(gateway, 'sms', typed))) return new Refusal('human_check_failed');
      await countProof(gateway, account, typed.ip);
      await gateway.limits.consume('recovery-question', failureKey(gateway, { account }));
      const row = await stored(gateway.db);
      const right = await verifyPassword(gateway, row?.answer_hash ?? null, answer);
      if (!row || !right || row.question !== typed.question) return wrongProof({ field: 'answer' });
      verified = await renewHash(gateway, {
        stored: row.answer_hash,
        password: answer,
        replace: (hash) =>
          gateway.db
            .updateTable('security_answers')
            .set({ answer_hash: hash })
            .where('member_id', '=', row.id)
            .where('answer_hash', '=', row.answer_hash)
            .executeTakeFirst(),
      });
      return null;
    },
    // Unless another answer was set since.
    take: async (trx) => {
      const row = await stored(trx);
      return row?.answer_hash === verified ? row : undefined;
    },
    memberId: () => idOfAccount(gateway, account),
  };
}

const countProof = (gateway: Gateway, account: string, ip: string): Promise<number> =>
  gateway.limits.consume('recovery-try', failureKey(gateway, { account, site: siteOf(ip) }));

const ownerOf = ({ config }: Gateway, trx: Transaction<Tables>, account: string): Promise<Owner | undefined> =>
  trx
    .selectFrom('members')
    .select(['id', 'account', 'account_folded'])
    .where('merchant_code', '=', config.merchant)
    .where('account_folded', '=', account)
    .where('status', '=', 'open')
    .executeTakeFirst();
