// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inEnglish } from '#src/components/testing/show-in-app.tsx';
import { AppError } from '#src/platform/calls/errors.ts';
import { connectionText } from '#src/platform/language/connection-text.ts';
import type { Write } from '#src/platform/resource/define-write.ts';
import { toasts } from '#src/ui/toast-store.ts';
import { ConfirmAction } from './confirm-action.tsx';
import { showFailure, useAction } from './use-action.ts';

type Order = { id: string };
const write = vi.fn<Write<Order, number>>();
const done = vi.fn<(left: number, order: Order) => string | void>();
type Options = Parameters<typeof useAction<Order, number>>[1];

let options: Options;
let id: string;
function Page() {
  const action = useAction(write, { done, ...options });
  const [open, setOpen] = useState(false);
  return (
    <>
      <button aria-busy={action.pending} aria-describedby="off" onClick={() => action.run({ id })}>
        Order
      </button>
      <p id="off">{action.off}</p>
      <p role="alert">{action.problem}</p>
      <button onClick={() => setOpen(true)}>Ask</button>
      <ConfirmAction
        action={action}
        input={{ id }}
        onClose={() => setOpen(false)}
        open={open}
        title="Order it?"
        text=""
        cancelLabel="Cancel"
        submitLabel="Yes"
      />
    </>
  );
}
const show = () => render(inEnglish().wrap(<Page />));
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const isPending = () => screen.getByRole('button', { name: 'Order' }).getAttribute('aria-busy') === 'true';
const problem = () => screen.getAllByRole('alert')[0]?.textContent;
const keys = () => write.mock.calls.map(([, , key]) => key);
const lost = new AppError('timeout');
const refusal = new AppError('sold_out', { status: 409, refused: true });

beforeEach(() => {
  write.mockReset().mockResolvedValue(3);
  done.mockReset();
  options = {};
  id = 'mug';
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('an action', () => {
  it('is sent once however often it is tapped while it is under way', async () => {
    let end = (_left: number) => {};
    write.mockReturnValue(new Promise((resolve) => (end = resolve)));
    show();
    const button = screen.getByRole('button', { name: 'Order' });
    act(() => {
      fireEvent.click(button);
      fireEvent.click(button);
    });
    await press('Order');
    expect(isPending()).toBe(true);
    expect(write).toHaveBeenCalledTimes(1);
    await act(async () => end(2));
    expect(isPending()).toBe(false);
    expect(done).toHaveBeenCalledExactlyOnceWith(2, { id: 'mug' });
  });

  it('says in a toast that it is done, where its words are given', async () => {
    const told = vi.spyOn(toasts, 'show');
    show();
    await press('Order');
    expect(told).not.toHaveBeenCalled();
    done.mockReturnValue('It is ordered.');
    await press('Order');
    expect(told).toHaveBeenCalledExactlyOnceWith('It is ordered.', { kind: 'success' });
  });

  it('keeps its key while an answer is lost, and says so until it is tried again [S1-400]', async () => {
    write.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
    show();
    await press('Order');
    expect(problem()).toMatch(/^Slow connection/);
    await press('Order');
    await press('Order');
    expect(problem()).toBe('');
    expect(new Set(keys()).size).toBe(1);
    await press('Order');
    expect(new Set(keys()).size).toBe(2);
  });

  it('has another key for another input, and after a refusal', async () => {
    write.mockRejectedValueOnce(lost).mockRejectedValueOnce(refusal);
    show();
    await press('Order');
    id = 'cap';
    await press('Order');
    await press('Order');
    expect(new Set(keys()).size).toBe(3);
  });

  it('hands a refusal on, and says every other failure itself', async () => {
    const refused = vi.fn();
    options = { refused };
    write.mockRejectedValueOnce(refusal).mockRejectedValueOnce(lost);
    show();
    await press('Order');
    expect(refused).toHaveBeenCalledExactlyOnceWith('This is sold out. Choose something else.', refusal);
    expect(problem()).toBe('');
    await press('Order');
    expect(refused).toHaveBeenCalledTimes(1);
    expect(problem()).toMatch(/^Slow connection/);
  });

  it('shows every failure in a toast where configured so', async () => {
    const told = vi.spyOn(toasts, 'show');
    options = { failed: showFailure };
    write.mockRejectedValueOnce(refusal).mockRejectedValueOnce(lost);
    show();
    await press('Order');
    await press('Order');
    expect(told.mock.calls).toEqual([
      ['This is sold out. Choose something else.', { kind: 'error' }],
      [expect.stringMatching(/^Slow connection/), { kind: 'error' }],
    ]);
    expect(problem()).toBe('');
  });

  it('may word its failures itself, or say nothing of one', async () => {
    const own = { id: 'No order.', message: 'No order.' };
    options = { textOf: (cause) => (cause === lost ? null : own) };
    write.mockRejectedValueOnce(refusal).mockRejectedValueOnce(lost);
    show();
    await press('Order');
    expect(problem()).toBe('No order.');
    await press('Order');
    expect(problem()).toBe('');
  });

  it('is off without a network, with the reason, and nothing of it waits [S1-028]', async () => {
    options = { offline: connectionText.moneyOff };
    show();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void dispatchEvent(new Event('offline')));
    expect(document.getElementById('off')?.textContent).toMatch(/Nothing is queued/);
    await press('Order');
    vi.restoreAllMocks();
    await act(async () => void dispatchEvent(new Event('online')));
    expect(document.getElementById('off')?.textContent).toBe('');
    expect(write).not.toHaveBeenCalled();
  });
});

describe('a question before an action', () => {
  it('does it when it is agreed to, shows why it was not done, and takes that away when it is cancelled', async () => {
    show();
    await press('Ask');
    await screen.findByRole('alertdialog');
    expect(write).not.toHaveBeenCalled();
    write.mockRejectedValueOnce(lost);
    await press('Yes');
    expect(screen.getByRole('alertdialog').textContent).toContain('Slow connection.');
    await press('Cancel');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(problem()).toBe('');
  });
});
