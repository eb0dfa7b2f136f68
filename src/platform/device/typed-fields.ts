type Control = HTMLInputElement | HTMLTextAreaElement;
type Held = { readonly name: string; readonly put: (control: Control) => void };

const controls = 'input,textarea';
const isChosen = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type);
const isChanged = (control: Control): boolean =>
  isChosen(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;

/** Sets a value as a keyboard would: React is not notified of a value set directly by a script. */
function setValue(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The text entered into a control, and the caret; undefined if it is unchanged. */
function hold(control: Control): Held | undefined {
  const focused = control === document.activeElement;
  if (!control.name || !(focused || isChanged(control))) return undefined;
  const { name, value, selectionStart, selectionEnd } = control;
  const checked = isChosen(control) && control.checked;
  return {
    name,
    put: (fresh) => {
      if (isChosen(fresh)) {
        if (fresh.value === value && fresh.checked !== checked) fresh.click();
      } else if (fresh.value === '') {
        setValue(fresh, value);
      }
      if (!focused) return;
      fresh.focus({ preventScroll: true });
      if (selectionStart !== null) fresh.setSelectionRange(selectionStart, selectionEnd);
    },
  };
}

/** Fields of a page that is rendered again may appear later, with their code; ms. */
const timeout = 10_000;

/**
 * Captures the input of a page. Returns the function that restores it to the fields of the same names, as soon as each is
 * rendered.
 */
export function holdFields(container: HTMLElement): () => void {
  let held = [...container.querySelectorAll<Control>(controls)].flatMap((control) => hold(control) ?? []);
  const putBack = () => {
    held = held.filter(({ name, put }) => {
      const fresh = container.querySelectorAll<Control>(`[name="${CSS.escape(name)}"]`);
      for (const control of fresh) put(control);
      return fresh.length === 0;
    });
    if (held.length === 0) observer.disconnect();
  };
  const observer = new MutationObserver(putBack);
  return () => {
    observer.observe(container, { childList: true, subtree: true });
    putBack();
    setTimeout(() => observer.disconnect(), timeout);
  };
}
