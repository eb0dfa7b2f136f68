import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import Clock from 'lucide-react/icons/clock';
import type { Promotion } from '#src/contract/promotions/promotions.schema.ts';
import { hasEnded } from '#src/contract/promotions/promotion-status.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { timeLeft, useMoment } from './promotion-time.ts';
import s from './promotion-status.module.css';

type PeriodProps = { promotion: Pick<Promotion, 'startsAt' | 'endsAt'>; now: number };

/** When a promotion starts, or ends, or has ended. */
export function PromotionPeriod({ promotion, now }: PeriodProps) {
  const moment = useMoment(useAtomValue(languageAtom));
  const { startsAt, endsAt } = promotion;
  if (now < startsAt) return <Trans>Starts {moment(startsAt)}</Trans>;
  if (endsAt === null) return <Trans>No end date</Trans>;
  return hasEnded(promotion, now) ? <Trans>Ended {moment(endsAt)}</Trans> : <Trans>Until {moment(endsAt)}</Trans>;
}

/** Time left until it starts or ends; empty after the end. */
export function TimeLeft({ promotion: { startsAt, endsAt }, now }: PeriodProps) {
  const { t } = useLingui();
  const begun = now >= startsAt;
  const until = begun ? endsAt : startsAt;
  if (until === null || now >= until) return null;
  const { unit, count } = timeLeft(until, now);
  const left = {
    days: () => t`${plural(count, { one: '# day left', other: '# days left' })}`,
    hours: () => t`${plural(count, { one: '# hour left', other: '# hours left' })}`,
    minutes: () => t`${plural(count, { one: '# minute left', other: '# minutes left' })}`,
  };
  const ahead = {
    days: () => t`${plural(count, { one: 'Starts in # day', other: 'Starts in # days' })}`,
    hours: () => t`${plural(count, { one: 'Starts in # hour', other: 'Starts in # hours' })}`,
    minutes: () => t`${plural(count, { one: 'Starts in # minute', other: 'Starts in # minutes' })}`,
  };
  return (
    <span className={s.left}>
      <Clock size={16} />
      {(begun ? left : ahead)[unit]()}
    </span>
  );
}
