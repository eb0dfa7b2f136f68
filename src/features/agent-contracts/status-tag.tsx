import { useLingui } from '@lingui/react/macro';
import type { Contract } from '#src/contract/agents/agent-contracts.schema.ts';
import { cx } from '#src/ui/class-names.ts';
import { statusText } from './contract-text.ts';
import s from './contracts.module.css';

type StatusTagProps = Pick<Contract, 'status'> & {
  /** Whether it was offered by the agent who looks. */
  readonly theirs?: boolean;
};

/** The state of a contract in a word. */
export function StatusTag({ status, theirs }: StatusTagProps) {
  const { t, i18n } = useLingui();
  const here = status === 'held' || status === 'waiting';
  const text = theirs && status === 'waiting' ? t`Awaiting an answer` : i18n._(statusText[status]);
  return <span className={cx(s.tag, here && s.here)}>{text}</span>;
}
