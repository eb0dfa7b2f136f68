// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepFocus } from './keep-focus.ts';

let end = () => {};
const button = (name: string) => document.querySelector<HTMLButtonElement>(`[name=${name}]`);
const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

beforeEach(() => {
  document.body.innerHTML =
    '<main id="content" tabindex="-1"><button name="one"></button><button name="two"></button></main>';
  end = keepFocus(document, () => document.getElementById('content'));
});
afterEach(() => end());

describe('the focus [2.4.3]', () => {
  it('goes to the content when its element is removed', async () => {
    button('one')?.focus();
    button('one')?.remove();
    await soon();
    expect(document.activeElement?.id).toBe('content');
  });

  it('stays where the page put it meanwhile, and where it was given up', async () => {
    button('one')?.focus();
    button('one')?.remove();
    button('two')?.focus();
    await soon();
    expect(document.activeElement).toBe(button('two'));
    button('two')?.blur();
    await soon();
    button('two')?.remove();
    await soon();
    expect(document.activeElement).toBe(document.body);
  });

  it('is left alone once it has ended', async () => {
    button('one')?.focus();
    end();
    button('one')?.remove();
    await soon();
    expect(document.activeElement).toBe(document.body);
  });
});
