import { type ComponentProps, type RefObject, useRef } from 'react';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { IconButton } from './icon-button.tsx';
import s from './search-field.module.css';

type SearchFieldProps = Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'onInput' | 'type' | 'ref' | 'className'
> & {
  /** Its name; shown as the placeholder too unless another is given. */
  label: string;
  /** Each time the text has changed, by the cross too. */
  onInput: (text: string) => void;
  /** The name of the cross that empties the field. */
  clearLabel: string;
  /** Of the input. */
  ref?: RefObject<HTMLInputElement | null>;
};

/**
 * A search field for a header. Any other attribute goes to the input, such as those of a combobox. The text is the browser's own: a letter
 * is on screen whatever else it causes.
 */
export function SearchField({ label, onInput, clearLabel, ref, ...rest }: SearchFieldProps) {
  const own = useRef<HTMLInputElement>(null);
  const input = ref ?? own;
  const clear = () => {
    if (!input.current) return;
    input.current.value = '';
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
    input.current.focus();
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
        onInput={(event) => onInput(event.currentTarget.value)}
      />
      <IconButton label={clearLabel} onClick={clear}>
        <X size={20} />
      </IconButton>
    </div>
  );
}
