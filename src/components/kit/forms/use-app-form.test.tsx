// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inEnglish, showInApp } from '#src/components/testing/show-in-app.tsx';
import { AppError } from '#src/platform/calls/errors.ts';
import type { Write } from '#src/platform/resource/define-write.ts';
import { unsavedWorkAtom } from '#src/state/app/unsaved-work.ts';
import { Field } from '#src/ui/field.tsx';
import { AppForm } from './app-form.tsx';
import { required, text } from './rules.ts';
import { useAppForm } from './use-app-form.ts';

/** Texts of this test only, in no catalogue. */
const say = (message: string) => ({ id: message, message });
const sayName = say('Enter a name.');
const schema = v.object({
  name: v.pipe(v.string(), v.trim(), required(sayName)),
  code: v.pipe(v.string(), v.minLength(4, text(say('Four at least.'))), v.regex(/^\d*$/, text(say('Digits alone.')))),
});

const submit = vi.fn<Write<v.InferOutput<typeof schema>, string>>();
const onSuccess = vi.fn<(answer: string) => void>();

function Page({ confirmLeave = true }) {
  const form = useAppForm({
    schema,
    values: { name: '', code: '' },
    submit,
    onSuccess,
    about: { limit_reached: 'code' },
  });
  return (
    <AppForm form={form} submitLabel="Send" confirmLeave={confirmLeave}>
      <Field {...form.field('name')} label="Name" />
      <Field {...form.field('code')} label="Code" />
    </AppForm>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const said = (name: string) =>
  (field(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join('');
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
const press = () => act(async () => fireEvent.click(screen.getByRole('button', { name: /Send/ })));
async function send(name = 'Ana', code = '1234') {
  type('Name', name);
  type('Code', code);
  await press();
}

beforeEach(() => {
  submit.mockReset().mockResolvedValue('done');
  onSuccess.mockReset();
});
afterEach(cleanup);

describe('what the schema finds', () => {
  it('is joined with commas under its field, the first of which gets the focus; nothing is sent', async () => {
    await showInApp(Page);
    await send(' ', 'x');
    expect([said('Name'), said('Code')]).toEqual(['Enter a name.', 'Four at least, Digits alone.']);
    expect(field('Name').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field('Name'));
    expect(submit).not.toHaveBeenCalled();
  });

  it('is removed as soon as the value is right, and the field turns green', async () => {
    await showInApp(Page);
    await send('Ana', 'x');
    await act(async () => type('Code', '1234'));
    fireEvent.blur(field('Code'));
    await waitFor(() => expect(said('Code')).toBe(''));
    await waitFor(() => expect(document.querySelectorAll('.ok .tick')).toHaveLength(1));
  });

  it('is not said of a field that is only passed through', async () => {
    await showInApp(Page);
    await act(async () => fireEvent.blur(field('Name')));
    expect(said('Name')).toBe('');
    await act(async () => type('Code', 'x'));
    await act(async () => fireEvent.blur(field('Code')));
    expect(said('Code')).toBe('Four at least, Digits alone.');
  });

  it('is said in the new language 200 ms after a change of it, with what was typed still there [S2-153]', async () => {
    const { speak } = await showInApp(Page);
    await send(' ', '12345');
    vi.useFakeTimers();
    await act(async () => speak({ [sayName.id]: 'Digite um nome.' }));
    await act(() => vi.advanceTimersByTimeAsync(199));
    expect(said('Name')).toBe('Enter a name.');
    await act(() => vi.advanceTimersByTimeAsync(1));
    vi.useRealTimers();
    await waitFor(() => expect(said('Name')).toBe('Digite um nome.'));
    expect([field('Name').value, field('Code').value]).toEqual([' ', '12345']);
  });
});

describe('a refusal', () => {
  it('of fields is shown under them, keeps the input, and is removed from a changed field', async () => {
    await showInApp(Page);
    submit.mockRejectedValue(new AppError('invalid_request', { status: 400, value: { fields: ['code', 'other'] } }));
    await send();
    await waitFor(() => expect(said('Code')).toMatch(/Something is not right/));
    expect(document.activeElement).toBe(field('Code'));
    expect([said('Name'), screen.queryByRole('alert'), field('Code').value]).toEqual(['', null, '1234']);
    await act(async () => type('Code', '12345'));
    expect(said('Code')).toBe('');
  });

  it('by a code about a field is shown there; any other is an alert', async () => {
    await showInApp(Page);
    submit.mockRejectedValue(new AppError('limit_reached', { status: 409 }));
    await send();
    await waitFor(() => expect(said('Code')).toMatch(/You have reached a limit/));
    submit.mockRejectedValue(new AppError('maintenance', { status: 503 }));
    await press();
    expect((await screen.findByRole('alert')).textContent).toMatch(/under maintenance/);
    expect(said('Code')).toBe('');
  });

  it('of unknown outcome is retried with the same key, other values with another one', async () => {
    await showInApp(Page);
    submit.mockRejectedValue(new AppError('timeout'));
    await send();
    await press();
    await send('Bia');
    const keys = submit.mock.calls.map(([, , key]) => key);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

describe('sending', () => {
  it('shows that it is pending, is sent once for repeated submits, and reports its success', async () => {
    await showInApp(Page);
    let done: (answer: string) => void = () => undefined;
    submit.mockReturnValue(new Promise((resolve) => (done = resolve)));
    await send(' Ana ');
    fireEvent.submit(field('Name'));
    await press();
    expect(screen.getByRole('button', { name: /Send/ }).getAttribute('aria-busy')).toBe('true');
    expect(field('Name').value).toBe(' Ana ');
    expect(submit.mock.calls.map(([, values]) => values)).toEqual([{ name: 'Ana', code: '1234' }]);
    await act(async () => done('thanks'));
    expect(onSuccess).toHaveBeenCalledExactlyOnceWith('thanks');
    expect(screen.getByRole('button', { name: /Send/ }).hasAttribute('aria-busy')).toBe(false);
  });

  it('is off without a network and says why; nothing typed is lost, and nothing is sent when the network is back', async () => {
    await showInApp(Page);
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await act(async () => dispatchEvent(new Event('offline')));
    await send();
    const button = screen.getByRole('button', { name: /Send/ });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toMatch(/No internet/);
    expect(reason?.getAttribute('role')).toBe('status');
    online.mockReturnValue(true);
    await act(async () => dispatchEvent(new Event('online')));
    expect(reason?.textContent).toBe('');
    expect(field('Name').value).toBe('Ana');
    expect(submit).not.toHaveBeenCalled();
    await press();
    expect(submit).toHaveBeenCalledOnce();
  });
});

describe('unsaved work', () => {
  it('exists from the first character until it has been sent', async () => {
    const { store } = await showInApp(Page);
    expect(store.get(unsavedWorkAtom)).toBe(false);
    await act(async () => type('Name', 'A'));
    expect(store.get(unsavedWorkAtom)).toBe(true);
    await send();
    await waitFor(() => expect(store.get(unsavedWorkAtom)).toBe(false));
    expect(field('Name').value).toBe('Ana');
  });

  it('asks before back discards it: staying keeps it, leaving leaves', async () => {
    const { container } = await showInApp(Page);
    await act(async () => type('Name', 'A'));
    await act(async () => history.back());
    fireEvent.click(await screen.findByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(field('Name').value).toBe('A');
    await act(async () => history.back());
    fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(container.textContent).toBe('before'));
  });

  it('asks nothing where nothing was typed, or where it was sent', async () => {
    const { router, container } = await showInApp(Page);
    onSuccess.mockImplementation(() => void router.history.push('/next'));
    await send();
    await waitFor(() => expect(container.textContent).toBe('next'));
  });
});

it('counts what was typed into the gateway’s document before React listened', async () => {
  const { wrap, store } = inEnglish();
  const app = wrap(<Page confirmLeave={false} />);
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(app);
  expect(root.querySelector('form')?.method).toBe('post');
  field('Name').value = 'early';
  render(app, { container: root, hydrate: true });
  await waitFor(() => expect(store.get(unsavedWorkAtom)).toBe(true));
  expect(field('Name').value).toBe('early');
});
