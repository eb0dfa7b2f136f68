-- Every fault of the books of money, one row each; none where all is right. One statement that only reads, for SQLite and PostgreSQL.
with
  sums as (
    select account_id, sum(amount_minor) as minor, count(*) as entries from postings group by account_id
  ),
  followed as (
    select journal_id, account_id, amount_minor, place, before_minor, after_minor,
      row_number() over (partition by account_id order by place) as due_place,
      coalesce(lag(after_minor) over (partition by account_id order by place), 0) as left_minor
    from postings
  ),
  held as (
    select 'held:' || member_id || ':' || currency as account_id, sum(amount_minor) as minor
    from holds where state = 'pending' group by member_id, currency
    union all
    select 'held:rain-' || id || ':' || currency, total_minor - paid_minor from rains where state = 'open'
  ),
  -- What the journals of a rain of envelopes have brought to its account, and all that its members have taken.
  rain_moves as (
    select rains.id, total_minor, paid_minor, returned_minor, taken,
      coalesce(sum(case when kind = 'rain' then postings.amount_minor end), 0) as begun,
      coalesce(-sum(case when kind = 'envelope' then postings.amount_minor end), 0) as paid,
      coalesce(-sum(case when kind = 'rain-back' then postings.amount_minor end), 0) as returned,
      count(postings.journal_id) as moves,
      (select count(*) from rain_takes where rain_id = rains.id) as takes,
      (select coalesce(sum(amount_minor), 0) from rain_takes where rain_id = rains.id) as takes_minor
    from rains left join postings on postings.account_id = 'held:rain-' || rains.id || ':' || rains.currency
    left join journals on journals.id = postings.journal_id
    group by rains.id, total_minor, paid_minor, returned_minor, taken
  ),
  -- What a journal brings to an account that gains.
  gains as (
    select journals.id, kind, ref, account_id, amount_minor from journals
    join postings on postings.journal_id = journals.id where amount_minor > 0
  ),
  hold_gains as (
    select holds.id, holds.state, holds.amount_minor,
      sum(case when gains.kind = 'hold' and gains.account_id = 'held:' || member_id || ':' || currency
        and gains.amount_minor = holds.amount_minor then 1 else 0 end) as begun,
      sum(case when gains.kind = 'payout' and gains.account_id = to_account and gains.amount_minor = holds.amount_minor then 1 else 0 end) as paid,
      sum(case when gains.kind = 'release' and gains.account_id = 'wallet:' || member_id || ':' || currency
        and gains.amount_minor = holds.amount_minor then 1 else 0 end) as returned,
      count(gains.id) as moves
    from holds left join gains on gains.ref = holds.id and gains.kind in ('hold', 'payout', 'release')
    group by holds.id, holds.state, holds.amount_minor
  ),
  -- What each transaction of a vendor should have moved, as its journal's kind and cause, and what the wallet gains by it.
  due_moves as (
    select kind, vendor || ':' || transaction_id as ref, member_id, case when kind = 'bet' then -amount_minor else amount_minor end as minor
    from vendor_transactions where kind in ('bet', 'win') and state in ('done', 'rolled-back')
    union all
    select 'rollback', vendor || ':' || transaction_id, member_id, amount_minor
    from vendor_transactions where kind = 'bet' and state = 'rolled-back'
  ),
  made_moves as (
    select kind, ref, account_id, amount_minor as minor, created_at from journals
    join postings on postings.journal_id = journals.id
    where kind in ('bet', 'win', 'rollback') and account_id like 'wallet:%'
  ),
  due_rounds as (
    select vendor, member_id, round_id,
      sum(case when kind = 'bet' and state = 'done' then 1 else 0 end) as bets,
      sum(case when kind = 'bet' and state = 'done' then amount_minor else 0 end) as stake,
      sum(case when kind = 'win' and state = 'done' then amount_minor else 0 end) as win
    from vendor_transactions group by vendor, member_id, round_id
  ),
  -- Rounds of a vendor's own wallets, which no transaction of the main wallet is of, and what each has brought there.
  reported as (
    select rounds.id, rounds.vendor, rounds.member_id, rounds.currency, rounds.bets, win_minor - stake_minor as due,
      rounds.vendor || ':' || rounds.member_id || ':' || rounds.round_id as ref
    from rounds join vendor_wallets on vendor_wallets.member_id = rounds.member_id and vendor_wallets.vendor = rounds.vendor
      and vendor_wallets.currency = rounds.currency
    where rounds.bets > 0 and rounds.state = 'ended' and not exists (select 1 from due_rounds where due_rounds.vendor = rounds.vendor
      and due_rounds.member_id = rounds.member_id and due_rounds.round_id = rounds.round_id)
  ),
  -- What the journals of a transfer between wallets have moved in the main wallet.
  wallet_moves as (
    select wallet_transfers.id, direction, wallet_transfers.state, wallet_transfers.amount_minor,
      coalesce(-sum(case when journals.kind = 'wallet-out' then postings.amount_minor end), 0) as left_wallet,
      coalesce(sum(case when journals.kind = 'wallet-back' then postings.amount_minor end), 0) as returned,
      coalesce(sum(case when journals.kind = 'wallet-home' then postings.amount_minor end), 0) as came_home
    from wallet_transfers left join journals on journals.ref = wallet_transfers.id and journals.kind in ('wallet-out', 'wallet-back', 'wallet-home')
    left join postings on postings.journal_id = journals.id and postings.account_id = 'wallet:' || member_id || ':' || currency
    group by wallet_transfers.id, direction, wallet_transfers.state, wallet_transfers.amount_minor
  ),
  -- What agents were paid: rebates of a day, salaries and dividends of a period.
  agent_pays as (
    select 'rebate' as kind, day || ':' || agent_id || ':' || currency as ref, agent_id, currency, state,
      case when state = 'paid' then paid_minor else 0 end as minor
    from rebates
    union all
    select kind, period || ':' || agent_id || ':' || kind, agent_id, currency, state, case when state = 'paid' then amount_minor else 0 end
    from contract_pays
  ),
  -- What counts towards limits in their present periods: bets that stand, wins, deposits. A deposit counts when its code is made or its transfer told, one that was
  -- paid late when it is credited; one of before the period that is credited in it may count as well.
  counted as (
    select account_id, kind, period,
      (select coalesce(-sum(bet.minor), 0) from made_moves bet where bet.kind = 'bet' and bet.account_id = money_limits.account_id
        and bet.created_at >= begun_at and bet.created_at < ends_at
        and not exists (select 1 from made_moves back where back.kind = 'rollback' and back.ref = bet.ref)) as staked,
      (select coalesce(sum(win.minor), 0) from made_moves win where win.kind = 'win' and win.account_id = money_limits.account_id
        and win.created_at >= begun_at and win.created_at < ends_at) as won,
      (select coalesce(sum(deposits.amount_minor), 0) from deposits
        where 'wallet:' || deposits.member_id || ':' || deposits.currency = money_limits.account_id
        and deposits.created_at >= begun_at and deposits.created_at < ends_at
        and (state = 'waiting' or (state = 'credited' and credited_at < ends_at)))
      + (select coalesce(sum(case when credited_minor < amount_minor then credited_minor else amount_minor end), 0) from transfers
        where 'wallet:' || transfers.member_id || ':' || transfers.currency = money_limits.account_id
        and transfers.created_at >= begun_at and transfers.created_at < ends_at
        and (state = 'review' or (state = 'credited' and decided_at < ends_at)))
      + (select coalesce(sum(redeemed.amount_minor), 0) from voucher_redemptions redeemed
        where 'wallet:' || redeemed.member_id || ':' || redeemed.currency = money_limits.account_id
        and redeemed.created_at >= begun_at and redeemed.created_at < ends_at) as least,
      (select coalesce(sum(deposits.amount_minor), 0) from deposits
        where 'wallet:' || deposits.member_id || ':' || deposits.currency = money_limits.account_id
        and state = 'waiting' and deposits.created_at >= begun_at)
      + (select coalesce(sum(transfers.amount_minor), 0) from transfers
        where 'wallet:' || transfers.member_id || ':' || transfers.currency = money_limits.account_id
        and state = 'review' and transfers.created_at >= begun_at)
      + (select coalesce(sum(postings.amount_minor), 0) from postings join journals on journals.id = postings.journal_id
        where postings.account_id = money_limits.account_id and journals.kind = 'deposit' and journals.created_at >= begun_at) as most
    from money_limits
  ),
  faults (what, id) as (
    select 'journal does not sum to zero', journal_id from postings group by journal_id having sum(amount_minor) <> 0 or count(*) < 2
    union all
    select 'journal without postings', id from journals where not exists (select 1 from postings where journal_id = journals.id)
    union all
    select 'posting of no journal', journal_id || ' ' || account_id from postings
    where not exists (select 1 from journals where id = postings.journal_id)
    union all
    select 'posting of no account', journal_id || ' ' || account_id from postings
    where not exists (select 1 from accounts where id = postings.account_id)
    union all
    select 'posting does not follow the one before it', journal_id || ' ' || account_id from followed
    where place <> due_place or before_minor <> left_minor or after_minor <> before_minor + amount_minor
    union all
    select 'account differs from its postings', accounts.id from accounts left join sums on sums.account_id = accounts.id
    where balance_minor <> coalesce(sums.minor, 0) or last_place <> coalesce(sums.entries, 0)
    union all
    select 'accounts of a currency do not sum to zero', currency from accounts group by currency having sum(balance_minor) <> 0
    union all
    select 'money of a member below zero', id from accounts where (id like 'wallet:%' or id like 'held:%') and balance_minor < 0
    union all
    select 'chain with a gap', chain from journals group by chain having min(seq) <> 1 or max(seq) <> count(*)
    union all
    select 'held account differs from its holds', accounts.id from accounts left join held on held.account_id = accounts.id
    where accounts.id like 'held:%' and balance_minor <> coalesce(held.minor, 0)
    union all
    select 'holds without their account', account_id from held
    where minor <> 0 and not exists (select 1 from accounts where id = held.account_id)
    union all
    select 'rain differs from its journals, or from what was taken', id from rain_moves
    where begun <> total_minor or paid <> paid_minor or returned <> returned_minor or takes <> taken or takes_minor <> paid_minor
      or moves <> 1 + taken + case when returned_minor > 0 then 1 else 0 end
    union all
    select 'hold differs from its journals', id from hold_gains
    where state not in ('pending', 'posted', 'voided', 'timed-out') or begun <> 1 or paid <> case when state = 'posted' then 1 else 0 end
      or returned <> case when state in ('voided', 'timed-out') then 1 else 0 end or moves <> begun + paid + returned
    union all
    select 'journal of no hold', id from gains
    where kind in ('hold', 'payout', 'release') and not exists (select 1 from holds where holds.id = gains.ref)
    union all
    select 'withdrawal differs from its hold', withdrawals.id from withdrawals
    left join holds on holds.kind = 'withdrawal' and holds.ref = withdrawals.id
    where holds.id is null or holds.amount_minor <> withdrawals.amount_minor or holds.member_id <> withdrawals.member_id
      or holds.currency <> withdrawals.currency or holds.state <> case
        when withdrawals.state in ('review', 'approved', 'sent') then 'pending'
        when withdrawals.state = 'paid' then 'posted'
        when withdrawals.state in ('refused', 'failed', 'cancelled') then 'voided' else 'no state' end
    union all
    select 'hold of no withdrawal', id from holds
    where kind = 'withdrawal' and not exists (select 1 from withdrawals where withdrawals.id = holds.ref)
    union all
    select 'fee of a withdrawal differs from its journal', withdrawals.id from withdrawals
    where (case when state = 'paid' then fee_minor else 0 end)
      <> (select coalesce(sum(gains.amount_minor), 0) from gains where gains.kind = 'fee' and gains.ref = withdrawals.id)
    union all
    select 'credited deposit without its payment', deposits.id from deposits
    where state = 'credited' and reference in (select id from pix_payments) and not exists (select 1 from pix_payments
      where pix_payments.id = deposits.reference and deposit_id = deposits.id and outcome = 'credited' and pix_payments.amount_minor = deposits.amount_minor)
    union all
    select 'credited payment without its deposit or its journal', pix_payments.id from pix_payments
    where outcome = 'credited' and (select count(*) from deposits join gains
      on gains.kind = 'deposit' and gains.ref = pix_payments.id and gains.account_id = 'wallet:' || deposits.member_id || ':' || deposits.currency
      where deposits.id = pix_payments.deposit_id and deposits.reference = pix_payments.id and state = 'credited'
        and gains.amount_minor = pix_payments.amount_minor) <> 1
    union all
    select 'payment that goes back was credited', pix_payments.id from pix_payments
    where outcome <> 'credited' and exists (select 1 from gains where gains.kind = 'deposit' and gains.ref = pix_payments.id)
    union all
    select 'deposit credited more than once', deposit_id from pix_payments where outcome = 'credited' group by deposit_id having count(*) > 1
    union all
    select 'voucher differs from its journal', redeemed.id from voucher_redemptions redeemed
    where (select count(*) from gains where gains.kind = 'deposit' and gains.ref = redeemed.id
      and gains.account_id = 'wallet:' || redeemed.member_id || ':' || redeemed.currency and gains.amount_minor = redeemed.amount_minor) <> 1
    union all
    select 'journal of no voucher', gains.id from gains join postings on postings.journal_id = gains.id and postings.account_id like 'house:voucher%'
    where gains.kind = 'deposit' and not exists (select 1 from voucher_redemptions where voucher_redemptions.id = gains.ref)
    union all
    select 'bank transfer differs from its journal', transfers.id from transfers
    where state not in ('review', 'credited', 'refused') or (state = 'credited') <> (credited_minor is not null)
      or (select coalesce(sum(gains.amount_minor), 0) from gains where gains.kind = 'deposit' and gains.ref = transfers.id
        and gains.account_id = 'wallet:' || transfers.member_id || ':' || transfers.currency) <> coalesce(credited_minor, 0)
    union all
    select 'journal of no bank transfer', gains.id from gains join postings on postings.journal_id = gains.id and postings.account_id like 'house:bank%'
    where gains.kind = 'deposit' and not exists (select 1 from transfers where transfers.id = gains.ref)
    union all
    select 'debt of a member above zero', id from accounts where id like 'receivable:%' and balance_minor > 0
    union all
    select 'contest differs from its journal', contests.id from contests
    left join pix_payments on pix_payments.id = contests.payment_id
    where contests.state not in ('open', 'rejected', 'taken-back') or (contests.state <> 'taken-back' and taken_minor <> 0)
      or (pix_payments.outcome = 'credited' and taken_minor <> wallet_minor + owed_minor)
      or wallet_minor <> (select coalesce(-sum(postings.amount_minor), 0) from journals join postings on postings.journal_id = journals.id
        where journals.kind = 'contest' and journals.ref = contests.id and account_id = 'wallet:' || contests.member_id || ':' || contests.currency)
      or owed_minor <> (select coalesce(-sum(postings.amount_minor), 0) from journals join postings on postings.journal_id = journals.id
        where journals.kind = 'contest' and journals.ref = contests.id and account_id = 'receivable:' || contests.member_id || ':' || contests.currency)
    union all
    select 'journal of no contest', id from journals
    where kind = 'contest' and not exists (select 1 from contests where contests.id = journals.ref)
    union all
    select 'commission differs from its journal', commissions.id from commissions
    where amount_minor < 0 or amount_minor <> (select coalesce(sum(gains.amount_minor), 0) from gains where gains.kind = 'commission'
      and gains.ref = commissions.id and substr(gains.account_id, 1, length(inviter_id) + 8) = 'wallet:' || inviter_id || ':')
    union all
    select 'commissions of a pair differ from what it was paid', commission_pairs.inviter_id || ' ' || commission_pairs.invited_id from commission_pairs
    where paid_minor <> (select coalesce(sum(amount_minor), 0) from commissions where commissions.inviter_id = commission_pairs.inviter_id
      and commissions.invited_id = commission_pairs.invited_id)
    union all
    select 'journal of no commission', id from journals
    where kind = 'commission' and not exists (select 1 from commissions where commissions.id = journals.ref)
    union all
    select 'payment of an agent differs from its journal', ref from agent_pays
    where minor <> (select coalesce(sum(gains.amount_minor), 0) from gains where gains.kind = agent_pays.kind and gains.ref = agent_pays.ref
      and gains.account_id = 'wallet:' || agent_id || ':' || currency)
    union all
    select 'payment of an agent is in no known state', ref from agent_pays where state not in ('paid', 'due', 'none')
    union all
    select 'journal of no payment of an agent', id from journals
    where kind in ('rebate', 'salary', 'hourly', 'dividend')
      and not exists (select 1 from agent_pays where agent_pays.kind = journals.kind and agent_pays.ref = journals.ref)
    union all
    select 'vouchers differ from what they paid', voucher_batches.id from voucher_batches
    where paid_minor > total_minor or total_minor <> amount_minor * codes * uses
      or paid_minor <> (select coalesce(sum(redeemed.amount_minor), 0) from voucher_redemptions redeemed where redeemed.batch_id = voucher_batches.id)
      or paid_minor <> amount_minor * (select coalesce(sum(used), 0) from vouchers where vouchers.batch_id = voucher_batches.id)
      or exists (select 1 from vouchers where vouchers.batch_id = voucher_batches.id and used > uses)
    union all
    select 'money set aside for bonuses differs from the bonuses', owned.currency from (
      select currency, sum(minor) as minor from (
        select currency, balance_minor as minor from accounts where id like 'house:bonus%'
        union all
        select currency, -amount_minor as minor from bonuses where state = 'active') as both_sides group by currency) as owned
    where minor <> 0
    union all
    select 'bonus differs from its journals', bonuses.id from bonuses
    where (select coalesce(sum(gains.amount_minor), 0) from gains where gains.kind = 'bonus' and gains.ref = bonuses.id
        and gains.account_id = 'wallet:' || bonuses.member_id || ':' || bonuses.currency)
        <> (case when state = 'paid' or back_minor > 0 then amount_minor else 0 end)
      or (select coalesce(sum(gains.amount_minor), 0) from gains where gains.kind = 'bonus-set' and gains.ref = bonuses.id)
        <> (case when started_at is null then 0 else amount_minor end)
      or (select coalesce(sum(gains.amount_minor), 0) from gains where gains.kind = 'bonus-free' and gains.ref = bonuses.id)
        <> (case when started_at is null or state in ('active', 'paid') or back_minor > 0 then 0 else amount_minor end)
      or (select coalesce(sum(gains.amount_minor), 0) from gains where gains.kind = 'clawback' and gains.ref = bonuses.id) <> back_minor
    union all
    select 'bonus of another member than its deposit', bonuses.id from bonuses
    where not exists (select 1 from deposits where deposits.id = bonuses.deposit_id and deposits.member_id = bonuses.member_id
      and deposits.currency = bonuses.currency)
    union all
    select 'offer differs from what it gave', bonus_offers.id from bonus_offers
    where given_minor > budget_minor or day_given_minor > day_minor
      or given_minor <> (select coalesce(sum(amount_minor), 0) from bonuses
        where bonuses.offer_id = bonus_offers.id and state in ('offered', 'active', 'paid'))
    union all
    select 'transaction differs from its journal', due_moves.kind || ' ' || due_moves.ref from due_moves
    left join made_moves on made_moves.kind = due_moves.kind and made_moves.ref = due_moves.ref
    where made_moves.ref is null or made_moves.minor <> due_moves.minor or substr(made_moves.account_id, 1, length(due_moves.member_id) + 8) <> 'wallet:' || due_moves.member_id || ':'
    union all
    select 'journal of no transaction', kind || ' ' || ref from made_moves
    where not exists (select 1 from due_moves where due_moves.kind = made_moves.kind and due_moves.ref = made_moves.ref)
    union all
    select 'round differs from its transactions', rounds.id from rounds
    left join due_rounds on due_rounds.vendor = rounds.vendor and due_rounds.member_id = rounds.member_id and due_rounds.round_id = rounds.round_id
    where (rounds.bets <> coalesce(due_rounds.bets, 0) or rounds.stake_minor <> coalesce(due_rounds.stake, 0)
      or rounds.win_minor <> coalesce(due_rounds.win, 0))
      and not exists (select 1 from reported where reported.id = rounds.id)
    union all
    select 'reported round differs from its journal', id from reported
    where due <> (select coalesce(sum(postings.amount_minor), 0) from journals join postings on postings.journal_id = journals.id
      where journals.kind = 'wallet-round' and journals.ref = reported.ref and account_id like 'house:wallets-%')
    union all
    select 'reported round of another number of bets', id from reported where bets <> 1
    union all
    select 'journal of no reported round', journals.id from journals
    where kind = 'wallet-round' and not exists (select 1 from reported where reported.ref = journals.ref)
    union all
    select 'transfer between wallets differs from its journals', id from wallet_moves
    where left_wallet <> case when direction = 'out' then amount_minor else 0 end
      or returned <> case when direction = 'out' and state = 'refused' then amount_minor else 0 end
      or came_home <> case when direction = 'home' and state = 'confirmed' then amount_minor else 0 end
      or direction not in ('out', 'home') or state not in ('asked', 'sent', 'waiting', 'doubt', 'confirmed', 'refused')
    union all
    select 'journal of no transfer between wallets', id from journals
    where kind in ('wallet-out', 'wallet-back', 'wallet-home') and not exists (select 1 from wallet_transfers where wallet_transfers.id = journals.ref)
    union all
    select 'wallet at a vendor differs from its transfers and rounds', member_id || ' ' || vendor from vendor_wallets
    where moving_minor <> (select coalesce(sum(amount_minor), 0) from wallet_transfers where wallet_transfers.member_id = vendor_wallets.member_id
        and wallet_transfers.vendor = vendor_wallets.vendor and wallet_transfers.currency = vendor_wallets.currency
        and direction = 'out' and ended_at is null)
      or balance_minor <> (select coalesce(sum(case when direction = 'out' then amount_minor else -amount_minor end), 0) from wallet_transfers
          where wallet_transfers.member_id = vendor_wallets.member_id and wallet_transfers.vendor = vendor_wallets.vendor
          and wallet_transfers.currency = vendor_wallets.currency and state = 'confirmed')
        + (select coalesce(sum(due), 0) from reported where reported.member_id = vendor_wallets.member_id
          and reported.vendor = vendor_wallets.vendor and reported.currency = vendor_wallets.currency)
    union all
    select 'money at a vendor differs from its wallets', vendor || ' ' || currency from vendor_wallets
    group by vendor, currency
    having sum(balance_minor + moving_minor) <> (select coalesce(sum(accounts.balance_minor), 0) from accounts
      where accounts.currency = vendor_wallets.currency and accounts.id like 'house:wallets-' || vendor_wallets.vendor || '%'
        and substr(accounts.id, length('house:wallets-' || vendor_wallets.vendor) + 1, 1) in ('#', ':'))
    union all
    select 'transactions of no round', due_rounds.vendor || ' ' || due_rounds.round_id from due_rounds
    left join rounds on due_rounds.vendor = rounds.vendor and due_rounds.member_id = rounds.member_id and due_rounds.round_id = rounds.round_id
    where rounds.id is null and (due_rounds.bets > 0 or due_rounds.win > 0)
    union all
    select 'limit counts something else than there is', money_limits.account_id || ' ' || money_limits.kind || ' ' || money_limits.period
    from money_limits join counted on counted.account_id = money_limits.account_id and counted.kind = money_limits.kind and counted.period = money_limits.period
    where case money_limits.kind
      when 'stake' then used_minor <> staked
      when 'loss' then used_minor <> staked - won
      else used_minor < least or used_minor > most end
  )
select what, id from faults order by what, id;
