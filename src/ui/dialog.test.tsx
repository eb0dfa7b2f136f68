// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from './dialog.tsx';

afterEach(cleanup);

const nothing = () => undefined;

function Page({ pending = false, onSubmit = nothing }: { pending?: boolean; onSubmit?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <ConfirmDialog
        open={open}
        title="Log out?"
        text="You can come back."
        cancelLabel="Stay"
        submitLabel="Log out"
        pending={pending}
        onCancel={() => setOpen(false)}
        onSubmit={onSubmit}
      />
    </>
  );
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));

async function show(page: React.ReactElement) {
  render(page);
  const opener = screen.getByText('Open');
  opener.focus();
  fireEvent.click(opener);
  await settle();
  return { opener, dialog: screen.getByRole('alertdialog', { name: 'Log out?' }) };
}

describe('ConfirmDialog', () => {
  it('begins on cancel, is described by its text, and gives the focus back', async () => {
    const { opener, dialog } = await show(<Page />);
    expect(document.activeElement?.textContent).toBe('Stay');
    expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'You can come back.',
    );
    expect(document.documentElement.style.overflow).toBe('hidden');
    fireEvent.click(screen.getByText('Stay'));
    await settle();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('cancels on Escape', async () => {
    await show(<Page />);
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    await settle();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('submits, and cannot be dismissed while that is pending', async () => {
    const submitted = vi.fn();
    const { dialog } = await show(<Page onSubmit={submitted} />);
    fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
    expect(submitted).toHaveBeenCalledOnce();
    cleanup();
    await show(<Page pending onSubmit={submitted} />);
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    fireEvent.click(screen.getByText('Stay'));
    fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
    await settle();
    expect(screen.getByRole('alertdialog')).not.toBe(dialog);
    expect(submitted).toHaveBeenCalledOnce();
  });
});
