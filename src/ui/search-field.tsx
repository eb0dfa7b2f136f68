import { type ComponentProps, type RefObject, useRef } from 'react';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { IconButton } from './icon-button.tsx';
import s from './search-field.module.css';

type SearchFieldProps = Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'onInput' | 'type' | 'ref' | 'className'
> & {
  /** Its label; also the placeholder unless another is given. */
  label: string;
  /** Called on each change of the text, also by the clear button. */
  onInput: (text: string) => void;
  /** Label of the clear button. */
  clearLabel: string;
  /** Props of the input. */
  ref?: RefObject<HTMLInputElement | null>;
};

/**
 * A search field for a header. Other attributes are passed to the input, such as those of a combobox. The input is uncontrolled:
 * typing never waits for a render.
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
