/** Puts a text into a field as if it had been typed, so that whatever form holds the field hears of it. */
export function typeInto(input: HTMLInputElement | null | undefined, text: string): void {
  if (!input) return;
  // React hears of no change that it sees being made through the element itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
