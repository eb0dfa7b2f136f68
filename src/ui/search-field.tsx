import { type ComponentProps, useRef } from 'react';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { IconButton } from './icon-button.tsx';
import s from './search-field.module.css';

type SearchFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'ref' | 'className'> & {
  /** Its name; shown as the placeholder too unless another is given. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The name of the cross that empties the field. */
  clearLabel: string;
};

/** A search field for a header. Any other attribute goes to the input, such as those of a combobox. */
export function SearchField({ label, value, onChange, clearLabel, ...rest }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <div className={s.search}>
      <Search size={20} />
      <input
        placeholder={label}
        enterKeyHint="search"
        autoComplete="off"
        {...rest}
        ref={input}
        type="search"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value && (
        <IconButton label={clearLabel} onClick={clear}>
          <X size={20} />
        </IconButton>
      )}
    </div>
  );
}
