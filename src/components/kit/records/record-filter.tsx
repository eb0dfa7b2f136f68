import { useLingui } from '@lingui/react/macro';
import { Chip } from '#src/ui/chip.tsx';
import s from './record-list.module.css';

export type RecordFilterChoice<Filter extends string> = {
  /** Its name in the address. */
  name: Filter;
  label: string;
  options: readonly { value: string; label: string }[];
};

type RecordFilterProps<Filter extends string> = {
  filter: RecordFilterChoice<Filter>;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
};

/** Select of one kind of record, or all. */
export function RecordFilter<Filter extends string>({ filter, value, onChange }: RecordFilterProps<Filter>) {
  const { t } = useLingui();
  return (
    <div className={s.choices} role="group" aria-label={filter.label}>
      {[{ value: undefined, label: t`All` }, ...filter.options].map((option) => (
        <Chip key={option.label} pressed={option.value === value} onClick={() => onChange(option.value)}>
          {option.label}
        </Chip>
      ))}
    </div>
  );
}
