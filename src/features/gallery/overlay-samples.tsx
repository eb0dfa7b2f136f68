import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/dialog.tsx';
import { SafeHtml } from '#src/ui/html.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { toasts } from '#src/ui/toast-store.ts';
import { Row, type Sample, Try } from './sample.tsx';

const served = `<p style="font-size:28px">Every <b>mission</b> is a ticket for the draw of <b>R$ 50.000,00</b>.</p>
  <ul><li>From 28 February to 4 March</li><li>For verified accounts</li></ul>
  <p><a href="/m/promotions?id=7">In the app</a> · <a href="https://example.com/rules">Elsewhere</a></p>
  <b onclick="document.title='hacked'">Bold</b><script>document.title='hacked'</script>`;
const say = (path: string) => void toasts.show(`Went to ${path}`);

/** Overlays, and content that a server sends. */
export const overlaySamples: readonly Sample[] = [
  {
    title: 'Sheet',
    Show: () => (
      <Try start={false}>
        {(open, setOpen) => (
          <>
            <Button onClick={() => setOpen(true)}>Open</Button>
            <Sheet
              open={open}
              onClose={() => setOpen(false)}
              title="Carnival starts on Friday"
              closeLabel="Close"
              footer={
                <Button variant="play" big wide onClick={() => setOpen(false)}>
                  See my missions
                </Button>
              }
            >
              <SafeHtml html={served.repeat(5)} onNavigate={say} scale />
            </Sheet>
          </>
        )}
      </Try>
    ),
  },
  {
    title: 'Dialogs',
    Show: () => (
      <Row>
        {(['brand', 'danger'] as const).map((tone) => (
          <Try key={tone} start="closed">
            {(state, set) => (
              <>
                <Button variant={tone} onClick={() => set('open')}>
                  {tone}
                </Button>
                <ConfirmDialog
                  open={state !== 'closed'}
                  title="Log out?"
                  text="You can log in again at any time."
                  cancelLabel="Stay"
                  submitLabel="Log out"
                  tone={tone}
                  pending={state === 'pending'}
                  onCancel={() => set('closed')}
                  onSubmit={() => {
                    set('pending');
                    setTimeout(set, 1500, 'closed');
                  }}
                />
              </>
            )}
          </Try>
        ))}
      </Row>
    ),
  },
  { title: 'Server-made HTML', Show: () => <SafeHtml html={served} onNavigate={say} /> },
  {
    title: 'Toasts',
    Show: () => (
      <Row>
        {(['info', 'success', 'error', 'loading'] as const).map((kind) => (
          <Button key={kind} variant="line" onClick={() => toasts.show(`This is ${kind}`, { kind })}>
            {kind}
          </Button>
        ))}
      </Row>
    ),
  },
];
