import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import Hourglass from 'lucide-react/icons/hourglass';
import X from 'lucide-react/icons/x';
import type { PromotionStatus } from '#src/contract/promotions/promotion-status.ts';
import { cx } from '#src/ui/class-names.ts';
import s from './promotion-status.module.css';

type Look = { label: MessageDescriptor; icon?: LucideIcon; tone?: 'on' | 'pay' };

/** Label of each status [S2-248]. */
const looks: Record<PromotionStatus, Look> = {
  coming: { label: msg`Coming soon` },
  process: { label: msg`Available`, tone: 'on' },
  signed: { label: msg`Signed up`, icon: Check, tone: 'on' },
  applying: { label: msg`Under review`, icon: Hourglass },
  issued: { label: msg`Ready to claim`, tone: 'pay' },
  claimed: { label: msg`Claimed`, icon: Check, tone: 'on' },
  rejected: { label: msg`Not approved`, icon: X },
  close: { label: msg`Ended` },
};

/** The status of a promotion, or of a stage, as a label. */
export function PromotionFlag({ status }: { status: PromotionStatus }) {
  const { _ } = useLingui();
  const { label, icon: Icon, tone } = looks[status];
  return (
    <span className={cx(s.flag, tone && s[tone])}>
      {Icon && <Icon size={16} />}
      {_(label)}
    </span>
  );
}
