import type { ledger } from './migrations/001-ledger.ts';
import type { lobby } from './migrations/001-lobby.ts';
import type { members } from './migrations/001-members.ts';
import type { push } from './migrations/004-push.ts';
import type { handover } from './migrations/005-handover.ts';
import type { terms } from './migrations/006-terms.ts';
import type { vipLevels } from './migrations/007-vip-levels.ts';
import type { vendorKeys } from './migrations/008-vendor-keys.ts';
import type { ledgerChain } from './migrations/009-ledger-chain.ts';
import type { securityEvents } from './migrations/010-security-events.ts';
import type { signInAttempts } from './migrations/011-sign-in-attempts.ts';
import type { sealedKeys } from './migrations/012-sealed-keys.ts';
import type { toldGames, untilColumns } from './migrations/013-told-games.ts';
import type { registration } from './migrations/015-registration.ts';
import type { sms } from './migrations/016-sms.ts';
import type { passwords } from './migrations/017-passwords.ts';
import type { playMoney } from './migrations/018-play-money.ts';
import type { accountDetails, openedAt } from './migrations/019-account-details.ts';
import type { passkeys } from './migrations/020-passkeys.ts';
import type { contractRequests } from './migrations/021-contract-requests.ts';
import type { externalIdentities } from './migrations/021-external-identities.ts';
import type { promotions } from './migrations/022-promotions.ts';
import type { messages } from './migrations/024-messages.ts';
import type { chat } from './migrations/025-chat.ts';
import type { lotteries, prizeModeColumns } from './migrations/026-lotteries.ts';
import type { liveModels } from './migrations/027-live-models.ts';
import type { jackpots } from './migrations/028-jackpots.ts';
import type { matches } from './migrations/029-matches.ts';
import type { mall } from './migrations/032-mall.ts';
import type { dropColumns, housePayments } from './migrations/033-house-payments.ts';
import type { droppedTables, outbox } from './migrations/034-outbox.ts';
import type { fairness, fairnessColumns } from './migrations/035-fairness.ts';
import type { recoveryWaits } from './migrations/040-recovery-waits.ts';
import type { securityChain } from './migrations/041-security-chain.ts';
import type { operating } from './migrations/050-operating.ts';
import type { playFigures } from './migrations/051-play-figures.ts';
import type { postingBalances } from './migrations/070-posting-balances.ts';
import type { holds } from './migrations/071-holds.ts';
import type { deposits } from './migrations/080-deposits.ts';
import type { storedKeys } from './migrations/087-stored-keys.ts';
import type { withdrawals } from './migrations/081-withdrawals.ts';
import type { contests, paymentTurnover } from './migrations/094-contests.ts';
import type { limitedAccounts, limits } from './migrations/083-limits.ts';
import type { sealedProfiles, sealedSmsCodes } from './migrations/088-sealed-profiles.ts';
import type { welcomeBonuses } from './migrations/089-welcome-bonuses.ts';
import type { journalLog } from './migrations/084-journal-log.ts';
import type { holdHashes } from './migrations/085-hold-hashes.ts';
import type { authenticators } from './migrations/090-authenticators.ts';
import type { transfers } from './migrations/091-transfers.ts';
import type { delivery } from './migrations/096-delivery.ts';
import type { commissions } from './migrations/103-commissions.ts';
import type { points } from './migrations/097-points.ts';
import type { vouchers } from './migrations/098-vouchers.ts';
import type { bonuses } from './migrations/099-bonuses.ts';
import type { vendorWalletUrl, wallets } from './migrations/101-wallets.ts';
import type { agents } from './migrations/105-agents.ts';
import type { teamCare } from './migrations/106-team-care.ts';
import type { openAccounts } from './migrations/107-open-accounts.ts';
import type { agentContracts, droppedRequests } from './migrations/108-agent-contracts.ts';
import type { envelopes } from './migrations/109-envelopes.ts';
import type { teamTails } from './migrations/110-team-tails.ts';
import type { teamRounds } from './migrations/113-team-rounds.ts';
import type { teamAccounts } from './migrations/114-team-accounts.ts';
import type { RowsOf } from './migrations/create-table.ts';

type Described = typeof lobby &
  typeof members &
  typeof ledger &
  typeof push &
  typeof handover &
  typeof terms &
  typeof vipLevels &
  typeof vendorKeys &
  typeof ledgerChain &
  typeof securityEvents &
  typeof signInAttempts &
  typeof sealedKeys &
  typeof toldGames &
  typeof untilColumns &
  typeof registration &
  Omit<typeof sms, 'sms_codes'> &
  typeof sealedSmsCodes &
  typeof passwords &
  typeof playMoney &
  typeof accountDetails &
  typeof openedAt &
  typeof passkeys &
  typeof contractRequests &
  typeof externalIdentities &
  typeof promotions &
  typeof messages &
  typeof chat &
  typeof liveModels &
  typeof jackpots &
  typeof matches &
  typeof mall &
  typeof housePayments &
  typeof dropColumns &
  typeof fairness &
  typeof fairnessColumns &
  typeof recoveryWaits &
  typeof securityChain &
  typeof operating &
  typeof playFigures &
  typeof postingBalances &
  typeof holds &
  typeof deposits &
  typeof contests &
  typeof paymentTurnover &
  typeof storedKeys &
  typeof withdrawals &
  typeof limitedAccounts &
  typeof limits &
  typeof sealedProfiles &
  typeof welcomeBonuses &
  typeof journalLog &
  typeof holdHashes &
  typeof authenticators &
  typeof transfers &
  typeof vouchers &
  typeof bonuses &
  typeof delivery &
  typeof points &
  typeof vendorWalletUrl &
  typeof wallets &
  typeof commissions &
  typeof agents &
  typeof teamCare &
  typeof openAccounts &
  typeof agentContracts &
  typeof envelopes &
  typeof teamTails &
  typeof teamRounds &
  typeof teamAccounts &
  typeof lotteries &
  typeof prizeModeColumns &
  typeof outbox;

/**
 * Every table of the gateway as described by its migration: ids are text, times epoch milliseconds, money integer minor
 * units, all as JavaScript numbers; JSON is text. The demo vendor's own tables are in gateway/games.
 */
export type Tables = RowsOf<Omit<Described, (typeof droppedTables | typeof droppedRequests)[number]>>;
