// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import { AppError } from '#src/platform/calls/errors.ts';
import { formatDateTime } from '#src/platform/language/format.ts';
import { WaitingPassword } from './waiting-password.tsx';

const { send } = vi.hoisted(() => ({ send: vi.fn<(call: { name: string }) => Promise<unknown>>() }));
vi.mock('#src/platform/calls/send.ts', () => ({ send }));
afterEach(cleanup);

const dueAt = Date.UTC(2026, 2, 15, 12);
const press = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Cancel the change' })));

it('a password that waits is announced with its time, and cancelled by one tap; why that failed is said', async () => {
  send.mockRejectedValueOnce(new AppError('rate_limited')).mockResolvedValue({});
  await showInApp(() => <WaitingPassword dueAt={dueAt} />);
  expect(screen.getByRole('alert').textContent).toContain(formatDateTime(dueAt, 'en'));
  await press();
  expect(screen.getByRole('alert').textContent).not.toContain('security question');
  await press();
  expect(send.mock.calls.filter(([call]) => call.name === 'cancelRecovery')).toHaveLength(2);
});
