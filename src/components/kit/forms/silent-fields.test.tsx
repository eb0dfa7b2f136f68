// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import { unsavedWorkAtom } from '#src/state/app/unsaved-work.ts';
import type { Write } from '#src/platform/resource/define-write.ts';
import { Field } from '#src/ui/field.tsx';
import { AppForm } from './app-form.tsx';
import { required } from './rules.ts';
import { useAppForm } from './use-app-form.ts';

/** A text of this test only, in no catalogue. */
const sayName = { id: 'Enter a name.', message: 'Enter a name.' };
const schema = v.object({ name: v.pipe(v.string(), v.trim(), required(sayName)), code: v.string() });
const submit = vi.fn<Write<v.InferOutput<typeof schema>, string>>();

function Page() {
  const form = useAppForm({ schema, values: { name: '', code: '' }, submit });
  const [seen, setSeen] = useState('');
  return (
    <AppForm form={form} submitLabel="Send">
      <Field {...form.field('name')} label="Name" />
      <Field {...form.field('code')} label="Code" />
      <button type="button" onClick={() => setSeen(form.getValues('name'))}>
        Ask
      </button>
      <output>{seen}</output>
    </AppForm>
  );
}

/** Fills the field as a password manager does: unnoticed by React, without an event. */
const putIn = (name: string, value: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(screen.getByLabelText(name), value);
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => void submit.mockReset().mockResolvedValue('done'));
afterEach(cleanup);

it('what is put into fields without a word is what is sent', async () => {
  await showInApp(Page);
  putIn('Name', 'Ana');
  putIn('Code', '1234');
  await press('Send');
  await waitFor(() => expect(submit).toHaveBeenCalledOnce());
  expect(submit.mock.calls[0]?.[1]).toEqual({ name: 'Ana', code: '1234' });
});

it('what is put into fields without a word is what a button in the form works with, and counts as typed', async () => {
  const { store } = await showInApp(Page);
  putIn('Name', 'Ana');
  await press('Ask');
  expect(document.querySelector('output')?.textContent).toBe('Ana');
  await waitFor(() => expect(store.get(unsavedWorkAtom)).toBe(true));
});
