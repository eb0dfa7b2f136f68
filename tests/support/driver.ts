type Settings = { port: number; asked: string; texts: string[] };

/**
 * Runs in every document, without this file's scope: reports the page's state, and executes commands. A tab whose offer is
 * accepted notifies the others, which send requests to the gateway during the next 50 ms: then the outgoing worker is being stopped.
 */
export function drive({ port, asked, texts }: Settings): void {
  const tab = (sessionStorage['tab'] ??= location.pathname);
  const socket = new WebSocket(`ws://127.0.0.1:${port}`);
  const button = () =>
    [...document.querySelectorAll<HTMLElement>('[role=status] button')].find(({ textContent }) =>
      texts.includes(textContent.trim()),
    );
  const report = (what: string) =>
    socket.send(
      JSON.stringify({
        tab,
        what,
        version: document.querySelector<HTMLMetaElement>('meta[name=entry]')?.content ?? '',
        controlled: Boolean(navigator.serviceWorker.controller),
        at: Date.now(),
      }),
    );
  const once = (what: string, when: () => unknown) => {
    const look = setInterval(() => {
      if (socket.readyState !== WebSocket.OPEN || !when()) return;
      clearInterval(look);
      report(what);
    }, 10);
  };
  once('usable', () => 'mareStarted' in window && /\p{L}{3}/u.test(document.querySelector('main')?.innerText ?? ''));
  navigator.serviceWorker.addEventListener('controllerchange', () => report('replaced'));
  const watchOffer = () => once('offered', button);
  watchOffer();
  addEventListener('storage', ({ key }) => {
    if (key !== 'tapped') return;
    for (let time = 0; time < 50; time += 5) setTimeout(() => void fetch(asked).catch(() => undefined), time);
  });
  const orders: Record<string, () => unknown> = {
    look: () => navigator.serviceWorker.getRegistration().then((registration) => registration?.update()),
    tap: () => {
      report('tapped');
      button()?.click();
      localStorage.setItem('tapped', String(Date.now()));
      watchOffer();
    },
    reload: () => location.reload(),
  };
  socket.addEventListener('message', ({ data }) => orders[JSON.parse(String(data)).order]?.());
}
