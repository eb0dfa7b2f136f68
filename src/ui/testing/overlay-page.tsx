import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  useNavigate,
  useRouter,
} from '@tanstack/react-router';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, vi } from 'vitest';
import { watchBack } from '../back-closes.ts';
import { ConfirmDialog } from '../dialog.tsx';
import { NoticeDialog } from '../notice-dialog.tsx';
import { Sheet } from '../sheet.tsx';
import { SidePanel } from '../side-panel.tsx';

type Shown = 'sheet' | 'question' | 'notice' | 'panel' | undefined;
/** A sheet with a dialog over it, a notice and a panel. */
function Page() {
  const [shown, setShown] = useState<Shown>();
  const [question, setQuestion] = useState(false);
  const [pending, setPending] = useState(false);
  const navigate = useNavigate();
  const { history } = useRouter();
  const close = () => setShown(undefined);
  const ask = () => setQuestion(true);
  return (
    <>
      <input aria-label="Name" />
      {(['sheet', 'notice', 'panel'] as const).map((name) => (
        <button key={name} onClick={() => setShown(name)}>
          {name}
        </button>
      ))}
      <Sheet open={shown === 'sheet'} onClose={close} title="Filter" closeLabel="Close">
        <button onClick={ask}>ask</button>
        <button onClick={() => setShown('panel')}>instead</button>
        <button
          onClick={() => {
            void navigate({ href: '/page?q=x', replace: true });
            close();
          }}
        >
          choose
        </button>
        <button onClick={() => history.back()}>step back</button>
        <button onClick={() => void navigate({ href: '/next' })}>go</button>
      </Sheet>
      <SidePanel open={shown === 'panel'} onClose={close} title="Menu">
        menu
      </SidePanel>
      <NoticeDialog open={shown === 'notice'} title="Told" closeLabel="OK" onClose={close} />
      <ConfirmDialog
        open={question}
        title="Sure?"
        text="Really?"
        cancelLabel="No"
        submitLabel="Yes"
        pending={pending}
        onCancel={() => setQuestion(false)}
        onSubmit={() => setPending(true)}
      />
    </>
  );
}

/** Renders the page after another one, in a router whose overlays close on back; `stop` ends the watch. */
export async function showOverlays() {
  history.pushState(null, '', '/before');
  const root = createRootRoute({ component: Outlet, staticData: { page: null } });
  const at = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component, staticData: { page: null } });
  const routeTree = root.addChildren([at('/before', () => 'before'), at('/page', Page), at('/next', () => 'next')]);
  const router = createRouter({ routeTree, history: createBrowserHistory() });
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  await router.load();
  render(<RouterProvider router={router} />);
  const unwatch = watchBack(router);
  const stop = () => {
    unwatch();
    router.history.destroy();
  };
  await act(() => router.navigate({ href: '/page' }));
  const back = () => act(async () => history.back());
  const open = async (name: string) => {
    const opener = screen.getByText(name);
    opener.focus();
    fireEvent.click(opener);
    await settled();
    return opener;
  };
  return { router, back, open, stop };
}

export const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)));
export const dialogs = () => [...document.querySelectorAll('[role$=dialog]')].length;
export const isAt = (path: string) => waitFor(() => expect(location.pathname + location.search).toBe(path));
