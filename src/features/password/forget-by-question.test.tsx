// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import { defaultRegisterForm } from '#src/contract/identity/register-defaults.ts';
import { AppError } from '#src/platform/calls/errors.ts';
import { formatDateTime } from '#src/platform/language/format.ts';
import { ForgetByQuestion } from './forget-by-question.tsx';

const answerQuestion = vi.hoisted(() =>
  vi.fn<(body: object, key: string, onShown: () => void) => Promise<{ userName: string; worksFrom: number }>>(),
);
vi.mock('./answer-question.ts', () => ({ answerQuestion }));

const show = () => showInApp(() => <ForgetByQuestion rule={defaultRegisterForm.fields.password} />);
const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
const press = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save the new password' })));
const body = {
  username: 'marina.costa',
  question: 'firstStreet',
  answer: 'Rua das Ondas',
  newPassword: 'um trem azul 7',
  confirmNewPassword: 'um trem azul 7',
};
const fillIn = () => {
  type('Username', ` ${body.username} `);
  fireEvent.change(screen.getByLabelText('Security question'), { target: { value: body.question } });
  type('Answer', body.answer);
  type('New password', body.newPassword);
  type('Confirm new password', body.confirmNewPassword);
};
beforeEach(() => {
  sessionStorage.clear();
  answerQuestion.mockReset();
});
afterEach(cleanup);

it('a lost password is replaced a day after the answer to the security question, which the page says before and after [S2-007]', async () => {
  const worksFrom = Date.UTC(2026, 2, 15, 12);
  answerQuestion.mockResolvedValue({ userName: 'marina.costa', worksFrom });
  await show();
  expect(screen.getByText(/works 24 hours later/)).toBeTruthy();
  fillIn();
  await press();
  await vi.waitFor(() => expect(answerQuestion.mock.lastCall?.[0]).toEqual(body));
  const from = formatDateTime(worksFrom, 'en');
  expect(await screen.findByRole('heading', { name: `Your new password works from ${from}` })).toBeTruthy();
  expect(screen.queryByLabelText('Answer')).toBe(null);
});

it('too many answers are refused under the answer, and nothing that was typed is lost', async () => {
  answerQuestion.mockRejectedValue(new AppError('rate_limited'));
  await show();
  fillIn();
  await press();
  const answer = screen.getByLabelText<HTMLInputElement>('Answer');
  await vi.waitFor(() => expect(answer.getAttribute('aria-invalid')).toBe('true'));
  expect(answer.value).toBe(body.answer);
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe(body.newPassword);
});

it('nothing is sent without an answer, and of two passwords that differ', async () => {
  await show();
  fillIn();
  type('Answer', '');
  type('Confirm new password', 'um trem azul 8');
  await press();
  expect(await screen.findByText('Enter an answer.')).toBeTruthy();
  expect(answerQuestion).not.toHaveBeenCalled();
  expect(screen.getByText('Confirmation password not matched')).toBeTruthy();
});
