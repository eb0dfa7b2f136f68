import { type ReactNode, useId } from 'react';
import { Chip } from '#src/ui/chip.tsx';
import s from './filter-panel.module.css';

type Option = { id: string; name: ReactNode; picture?: ReactNode };
type FilterPickerProps = {
  title: string;
  options: readonly Option[];
  /** The id of the chosen one. */
  selected: string;
  onSelect: (id: string) => void;
};

/** One choice of the filter panel: a heading, and a chip for each option. */
export function FilterPicker({ title, options, selected, onSelect }: FilterPickerProps) {
  const id = useId();
  return (
    <section className={s.picker}>
      <h3 id={id} className={s.heading}>
        {title}
      </h3>
      <div className={s.options} role="group" aria-labelledby={id}>
        {options.map((option) => (
          <Chip
            key={option.id}
            pressed={option.id === selected}
            picture={option.picture}
            onClick={() => onSelect(option.id)}
          >
            {option.name}
          </Chip>
        ))}
      </div>
    </section>
  );
}
