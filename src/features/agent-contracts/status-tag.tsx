import { useLingui } from '@lingui/react/macro';
import type { Contract } from '#src/contract/agents/agent-contracts.schema.ts';
import { cx } from '#src/ui/class-names.ts';
import { statusText } from './contract-text.ts';
import s from './contracts.module.css';

/** The state of a contract in a word. */
export function StatusTag({ status }: Pick<Contract, 'status'>) {
  const { i18n } = useLingui();
  const here = status === 'held' || status === 'waiting';
  return <span className={cx(s.tag, here && s.here)}>{i18n._(statusText[status])}</span>;
}
