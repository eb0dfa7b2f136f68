// @vitest-environment jsdom
import { act, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startChanged } from './start-changed.ts';

function Page() {
  const [typed, setTyped] = useState('');
  return (
    <main>
      <p>Entrar</p>
      <label>
        Usuário <input name="username" onChange={(event) => setTyped(event.target.value)} />
      </label>
      <div>
        <input name="password" type="password" />
        <button type="button">Ver</button>
      </div>
      <input name="remember" type="checkbox" />
      <output>{typed}</output>
    </main>
  );
}
const input = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`) as HTMLInputElement;
const errors = vi.fn();
let root: HTMLElement;
let served: Element[];

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = `<div id="root">${renderToString(<Page />)}</div>`;
  root = document.querySelector('#root') as HTMLElement;
  served = [...document.querySelectorAll('#root *')];
  vi.spyOn(console, 'error').mockImplementation(errors);
  addEventListener('error', errors);
});
afterEach(() => {
  removeEventListener('error', errors);
  errors.mockReset();
});

/** Starts on this document, with another program's changes meanwhile, to the end of hydration. */
const start = async (meanwhile: () => void = () => undefined) => {
  let end = () => {};
  const hydrated = new Promise<void>((resolve) => (end = resolve));
  await act(async () => {
    startChanged(root, <Page />, served, hydrated);
    meanwhile();
  });
  await act(async () => end());
};
const addIcons = () => {
  for (const field of document.querySelectorAll('input')) field.after(document.createElement('div'));
  root.querySelector('main')?.prepend(document.createElement('span'));
};

it('hydrates around elements that a password manager has added: the fields, what was typed and the icons stay', async () => {
  const field = input('username');
  field.value = 'marina';
  field.focus();
  addIcons();
  await start();
  expect(errors).not.toHaveBeenCalled();
  expect(field.isConnected).toBe(true);
  expect([field.value, document.activeElement]).toEqual(['marina', field]);
  expect(document.querySelectorAll('main div:empty, main span:empty')).toHaveLength(4);
  // React has hydrated it, and traverses all nodes again.
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'marina.costa');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(document.querySelector('output')?.textContent).toBe('marina.costa');
  expect(field.nextSibling).toBe(field.nextElementSibling);
  expect(root.querySelector('main')?.firstChild?.nodeName).toBe('SPAN');
});

it('hydrates around elements that are inserted during hydration', async () => {
  const field = input('password');
  field.value = 'secret';
  addIcons();
  await start(addIcons);
  expect(errors).not.toHaveBeenCalled();
  expect([field.isConnected, field.value]).toEqual([true, 'secret']);
});

it('renders translated parts again: input and ticks stay, with the caret', async () => {
  input('username').value = 'marina';
  input('remember').checked = true;
  input('password').value = 'secret';
  input('password').focus();
  input('password').setSelectionRange(2, 4);
  const font = document.createElement('font');
  font.append('Log in');
  document.querySelector('p')?.replaceChildren(font);
  await start();
  expect(errors).not.toHaveBeenCalled();
  expect(document.querySelector('p')?.textContent).toBe('Entrar');
  expect([input('username').value, input('password').value, input('remember').checked]).toEqual([
    'marina',
    'secret',
    true,
  ]);
  expect(document.querySelector('output')?.textContent).toBe('marina');
  const focused = document.activeElement as HTMLInputElement;
  expect([focused.name, focused.selectionStart, focused.selectionEnd]).toEqual(['password', 2, 4]);
});
