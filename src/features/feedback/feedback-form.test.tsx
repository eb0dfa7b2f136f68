// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import { loadingMax, upload } from '#src/contract/core/limits.ts';
import { AppError } from '#src/platform/calls/errors.ts';
import { sessionState } from '#src/state/identity/session-atoms.ts';
import { toasts } from '#src/ui/toast-store.ts';
import { type FeedbackDraft, readDraft, saveDraft } from './feedback-draft.ts';
import { FeedbackForm } from './feedback-form.tsx';

const submitFeedback = vi.hoisted(() => vi.fn<(store: unknown, body: object, key: string) => Promise<void>>());
const uploadPicture = vi.hoisted(() => vi.fn<(file: Blob, key: string) => Promise<string>>());
const takeBackPicture = vi.hoisted(() => vi.fn<(id: string) => Promise<unknown>>());
const newCaptcha = vi.hoisted(() => vi.fn<() => Promise<{ id: string; picture: string }>>());
vi.mock('./feedback.resource.ts', () => ({ submitFeedback }));
vi.mock('#src/state/lobby/pictures.ts', async (original) => ({
  ...(await original<typeof import('#src/state/lobby/pictures.ts')>()),
  uploadPicture,
  takeBackPicture,
}));
vi.mock('#src/components/people/captcha/new-captcha.ts', () => ({ newCaptcha }));

let captchas = 0;
beforeEach(() => {
  captchas = 0;
  newCaptcha.mockImplementation(async () => ({ id: `c${(captchas += 1)}`, picture: 'data:image/png;base64,' }));
  uploadPicture.mockResolvedValue('p'.repeat(25));
});
afterEach(async () => {
  cleanup();
  vi.resetAllMocks();
  await saveDraft({ type: '', content: '', pictures: [] });
});

const nothing: FeedbackDraft = { type: '', content: '', pictures: [] };
async function show(draft = nothing, type = 0) {
  const shown = await showInApp(() => <FeedbackForm draft={draft} />);
  const member = { token: 't', merchantCode: 'mare', userName: 'ana', type, firstTimeLogin: false };
  await act(async () =>
    shown.store.set(sessionState, { status: 'member', member: { ...member, expiresAt: Date.now() + 900_000 } }),
  );
  return shown;
}
const write = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
const content = 'Tell us what happened';
const button = () => screen.getByRole('button', { name: 'Send' });
const press = () => act(async () => fireEvent.click(button()));
const choose = (name: string) => act(async () => fireEvent.click(screen.getByRole('radio', { name })));
const beginnings: Record<string, readonly number[]> = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
};
const file = (type: string, bytes = 10) => {
  const data = new Uint8Array(bytes);
  data.set(beginnings[type] ?? []);
  return new File([data], 'one.png', { type });
};
const add = (...files: File[]) =>
  act(async () => fireEvent.change(screen.getByLabelText('Add'), { target: { files } }));
async function fill(text = 'The game closed in a round.') {
  await choose('A game');
  write(content, text);
  write('Verification code', 'K7MPX');
}

describe('the feedback form', () => {
  it('counts characters as people do, of 200 [S2-059], and shows the maximum [S2-062]', async () => {
    await show();
    const field = screen.getByLabelText(content);
    expect(
      field
        .getAttribute('aria-describedby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent),
    ).toEqual(['Between 20 and 200 characters.', '0 of 200 characters']);
    write(content, ' 🌊🌊 maré ');
    expect(await screen.findByText('7/200')).toBeTruthy();
  });

  it('is disabled until there are 20 characters, and shows how many are missing [S2-061]', async () => {
    await show();
    await fill('a'.repeat(19));
    expect(button().getAttribute('aria-disabled')).toBe('true');
    expect(await screen.findByText('1 more character and you can send it.')).toBeTruthy();
    await press();
    expect(submitFeedback).not.toHaveBeenCalled();
    write(content, 'a'.repeat(20));
    await vi.waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull());
    await press();
    expect(submitFeedback).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a type', 'Choose a topic.', async () => (write(content, 'a'.repeat(20)), write('Verification code', 'K7MPX'))],
    ['a captcha [S2-172]', 'Enter a captcha.', async () => (await choose('A game'), write(content, 'a'.repeat(20)))],
    ['200 characters at most [S2-063]', 'Write between 20 and 200 characters.', () => fill('a'.repeat(201))],
  ])('asks for %s', async (_what, sentence, typed) => {
    await show();
    await typed();
    await press();
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(submitFeedback).not.toHaveBeenCalled();
  });

  it('sends the text, with a notice of 10 s at most, and confirms it in a dialog [S2-239]', async () => {
    const notice = vi.spyOn(toasts, 'show');
    await show();
    await fill();
    await add(file('image/png'));
    await press();
    expect(loadingMax.feedback).toBe(10_000);
    expect(notice).toHaveBeenCalledWith('Please wait…', { kind: 'loading', duration: 10_000 });
    expect(submitFeedback.mock.lastCall?.[1]).toEqual({
      type: 3,
      content: 'The game closed in a round.',
      captcha: 'K7MPX',
      captchaId: 'c1',
      sender: 'ana',
      pictures: ['p'.repeat(25)],
    });
    expect(await screen.findByRole('alertdialog', { name: 'Sent successfully' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>(content).value).toBe('');
    await vi.waitFor(async () => expect(await readDraft()).toEqual(nothing));
  });

  it('shows another captcha after a refusal, and keeps the one whose response was lost, under one key', async () => {
    await show();
    await fill();
    submitFeedback.mockRejectedValueOnce(new AppError('timeout'));
    await press();
    submitFeedback.mockRejectedValueOnce(new AppError('verification_code_error', { status: 400, refused: true }));
    await press();
    const [first, second] = submitFeedback.mock.calls;
    expect(second?.slice(1)).toEqual(first?.slice(1));
    expect(await screen.findByText('Verification code error: it is wrong or has expired. Try again.')).toBeTruthy();
    await vi.waitFor(() => expect(newCaptcha).toHaveBeenCalledTimes(2));
    write('Verification code', 'HJKMN');
    await press();
    expect(submitFeedback.mock.lastCall?.[1]).toMatchObject({ captcha: 'HJKMN', captchaId: 'c2' });
  });

  it('stores the draft, without the captcha, and restores it', async () => {
    await show();
    await fill();
    await add(file('image/jpeg'));
    const stored = { type: 'game', content: 'The game closed in a round.', pictures: ['p'.repeat(25)] };
    await vi.waitFor(async () => expect(await readDraft()).toEqual(stored));
    cleanup();
    await show(stored);
    expect(screen.getByLabelText<HTMLTextAreaElement>(content).value).toBe(stored.content);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'A game' }).checked).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('Verification code').value).toBe('');
    expect(screen.getByText('1 of 3')).toBeTruthy();
  });

  it('takes no pictures of a guest, whose account ends within a day', async () => {
    await show(nothing, 4);
    expect(screen.queryByLabelText('Add')).toBeNull();
    expect(screen.getByLabelText(content)).toBeTruthy();
  });

  it('takes three pictures, PNG or JPG of 5 MB at most [S2-174]', async () => {
    await show();
    await add(file('image/gif'), file('image/png', upload.maxBytes + 1), file('image/png'));
    expect(screen.getByRole('alert').textContent).toContain('only JPG or PNG pictures up to 5 MB');
    expect(uploadPicture).toHaveBeenCalledTimes(1);
    await add(file('image/png'), file('image/jpeg'), file('image/png'));
    expect(uploadPicture).toHaveBeenCalledTimes(3);
    expect(screen.getByRole('alert').textContent).toContain('one.png: not added, because 3 pictures can be sent.');
    expect(screen.queryByLabelText('Add')).toBeNull();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Remove Picture 2' })));
    expect(takeBackPicture).toHaveBeenCalledTimes(1);
    expect(screen.getByText('2 of 3')).toBeTruthy();
  });

  it('is not sent with a picture whose upload failed: it is retried, or removed', async () => {
    uploadPicture.mockRejectedValueOnce(new AppError('no_internet'));
    await show();
    await fill();
    await add(file('image/png'));
    expect(screen.getByText('A picture was not uploaded. Try again or remove it.')).toBeTruthy();
    await press();
    expect(submitFeedback).not.toHaveBeenCalled();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Upload Picture 1 again' })));
    const [first, second] = uploadPicture.mock.calls;
    expect(second?.[1]).toBe(first?.[1]);
    await press();
    expect(submitFeedback).toHaveBeenCalledTimes(1);
  });
});
