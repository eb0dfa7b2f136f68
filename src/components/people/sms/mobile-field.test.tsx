// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppForm } from '#src/components/kit/forms/app-form.tsx';
import { useAppForm } from '#src/components/kit/forms/use-app-form.ts';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import { AppError } from '#src/platform/calls/errors.ts';
import { countriesResource } from '#src/state/site/countries.ts';
import { toasts } from '#src/ui/toast-store.ts';
import { likelyDialingCode } from './dialling.ts';
import { MobileField } from './mobile-field.tsx';
import { useMobileField } from './use-mobile-field.ts';

type Countries = { defaultCode: string; list: { code: string; name: string; dialingCode: string }[] };
const { send } = vi.hoisted(() => ({ send: vi.fn<(call: { name: string }) => Promise<Countries>>() }));
vi.mock('#src/platform/calls/send.ts', () => ({ send }));

const angola = { code: 'AO', name: 'Angola', dialingCode: '244' };
const portugal = { code: 'PT', name: 'Portugal', dialingCode: '351' };
const merchant = { defaultCode: 'AO', list: [portugal, angola] };

beforeEach(() => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['pt-BR']);
  send.mockReset().mockResolvedValue(merchant);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const schema = v.object({ mobile: v.string(), dialingCode: v.string() });
const names = { mobile: 'mobile', dialingCode: 'dialingCode' } as const;
let isUnsaved = false;

function Form() {
  const form = useAppForm({
    schema,
    values: { mobile: '', dialingCode: likelyDialingCode() },
    submit: () => Promise.resolve(),
  });
  isUnsaved = form.unsaved;
  return (
    <AppForm form={form} submitLabel="Save">
      <MobileField {...useMobileField(form, names)} />
    </AppForm>
  );
}
/** Resolves the merchant's configuration. */
function answerLater() {
  let answer: (countries: Countries) => void = () => undefined;
  send.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  return () => act(async () => answer(merchant));
}
const code = () => screen.getByRole('button', { name: /^Country code/ }).textContent;
async function openSheet() {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Country code/ })));
  return screen.findByRole('dialog', { name: 'Country and code' });
}
const rowsOf = (sheet: HTMLElement, name = /\+/) => within(sheet).findAllByRole('button', { name });

describe('the dialling code of a mobile number', () => {
  it('is the merchant’s own, read when a number is asked for, and no work of the visitor’s [S1-389]', async () => {
    expect(send).not.toHaveBeenCalled();
    await showInApp(Form);
    await waitFor(() => expect(code()).toBe('+244'));
    expect(send.mock.calls.map(([{ name }]) => name)).toEqual(['country']);
    expect(isUnsaved).toBe(false);
  });

  it('stays the browser’s, without a word, where the merchant’s cannot be had or is none [S1-389]', async () => {
    send.mockRejectedValueOnce(new AppError('no_internet'));
    const { store } = await showInApp(Form);
    await waitFor(() => expect(store.get(countriesResource.atom()).error?.code).toBe('no_internet'));
    expect([code(), toasts.read(), screen.queryByRole('alert')]).toEqual(['+55', [], null]);
    const rows = await rowsOf(await openSheet());
    expect(rows.slice(0, 2).map(({ textContent }) => textContent)).toEqual(['BRBrazil+55', 'PTPortugal+351']);
    cleanup();
    send.mockResolvedValue({ defaultCode: '', list: [] });
    const other = await showInApp(Form);
    await waitFor(() => expect(other.store.get(countriesResource.atom()).value).toBeDefined());
    expect(code()).toBe('+55');
  });

  it('that was chosen, or precedes a typed number, stays [S1-389]', async () => {
    const chosen = answerLater();
    await showInApp(Form);
    const [portugalRow] = await rowsOf(await openSheet(), /Portugal/);
    await act(async () => portugalRow && fireEvent.click(portugalRow));
    await chosen();
    expect(code()).toBe('+351');
    cleanup();
    const typed = answerLater();
    await showInApp(Form);
    fireEvent.input(screen.getByLabelText('Mobile number'), { target: { value: '11 9' } });
    await typed();
    expect(code()).toBe('+55');
  });

  it('is chosen from a list with the merchant’s countries first, in their order [S1-389, S2-032]', async () => {
    await showInApp(Form);
    const rows = await rowsOf(await openSheet());
    expect(rows.slice(0, 4).map(({ textContent }) => textContent)).toEqual([
      'PTPortugal+351',
      'AOAngola+244',
      'BRBrazil+55',
      'AFAfghanistan+93',
    ]);
  });
});
