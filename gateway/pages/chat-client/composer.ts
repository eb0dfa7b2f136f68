import { part } from './view.ts';

/** The text field: it grows with its lines, and Enter sends. Calls `send` with each text that is not blank; returns the form. */
export function listenToComposer(send: (text: string) => void): HTMLFormElement {
  const form = part<HTMLFormElement>('form');
  const field = part<HTMLTextAreaElement>('text');
  const grow = () => {
    field.style.height = 'auto';
    field.style.height = `${field.scrollHeight}px`;
  };
  const submit = () => {
    const text = field.value.trim();
    if (text === '') return;
    field.value = '';
    grow();
    send(text);
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    submit();
  });
  field.addEventListener('input', grow);
  field.addEventListener('keydown', (event) => {
    // Enter also ends what an input method composes; Safari says so by the key code 229 alone (WebKit bug 165004).
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    submit();
  });
  return form;
}
