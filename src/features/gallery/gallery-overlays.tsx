import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/dialog.tsx';
import { SafeHtml } from '#src/ui/html.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { TOAST_LONG_MS, toasts } from '#src/ui/toast-store.ts';
import s from './gallery.module.css';
import { GallerySection, Row, Scene } from './gallery-section.tsx';
const served = `<p style="font-size:28px">Every <b>mission</b> is a ticket for the draw of <b>R$ 50.000,00</b>.</p>
  <ul><li>From 28 February to 4 March</li><li>For verified accounts</li></ul>
  <p><a href="/m/promotions?id=7">In the app</a> · <a href="https://example.com/rules">Elsewhere</a></p>
  <b onclick="document.title='hacked'">Bold</b><script>document.title='hacked'</script>`;

export function GalleryOverlays() {
  const [open, setOpen] = useState<'sheet' | 'art' | 'dialog' | 'danger' | null>(null);
  const [pending, setPending] = useState(false);
  const [path, setPath] = useState('');
  const close = () => setOpen(null);
  const submit = () => {
    setPending(true);
    setTimeout(() => {
      setPending(false);
      close();
    }, 1500);
  };
  return (
    <>
      <GallerySection title="Sheets and dialogs">
        <Row>
          <Button onClick={() => setOpen('sheet')}>Sheet</Button>
          <Button onClick={() => setOpen('art')}>Sheet with art</Button>
          <Button onClick={() => setOpen('dialog')}>Dialog</Button>
          <Button onClick={() => setOpen('danger')}>Log out</Button>
        </Row>
        <Sheet
          open={open === 'sheet'}
          onClose={close}
          title="Filter by vendor"
          closeLabel="Close"
          footer={
            <Button big wide onClick={close}>
              Show 46 games
            </Button>
          }
        >
          {Array.from({ length: 24 }, (_, i) => (
            <p key={i}>Vendor {i + 1}</p>
          ))}
        </Sheet>
        <Sheet
          open={open === 'art'}
          onClose={close}
          title="Carnival starts on Friday"
          closeLabel="Close"
          art={
            <div className={s.art}>
              <Scene />
            </div>
          }
          footer={
            <Button variant="play" big wide onClick={close}>
              See my missions
            </Button>
          }
        >
          <SafeHtml html={served} onNavigate={setPath} scale />
        </Sheet>
        <ConfirmDialog
          open={open === 'dialog' || open === 'danger'}
          title="Log out?"
          text="You can log in again at any time."
          cancelLabel="Stay"
          submitLabel="Log out"
          tone={open === 'danger' ? 'danger' : 'brand'}
          pending={pending}
          onCancel={close}
          onSubmit={submit}
        />
      </GallerySection>
      <GallerySection title="Server-made HTML">
        <SafeHtml html={served} onNavigate={setPath} />
        {path && <p>Went to {path}</p>}
      </GallerySection>
      <GallerySection title="Toasts">
        <Row>
          <Button variant="line" onClick={() => toasts.show('Balance is up to date')}>
            Info
          </Button>
          <Button variant="line" onClick={() => toasts.show('Kept among your favourites', { kind: 'success' })}>
            Success
          </Button>
          <Button
            variant="line"
            onClick={() =>
              toasts.show('The favourite was not saved. Try again.', { kind: 'error', duration: TOAST_LONG_MS })
            }
          >
            Error
          </Button>
          <Button variant="line" onClick={() => toasts.show('Saving…', { kind: 'loading', duration: 10_000 })}>
            Loading
          </Button>
        </Row>
      </GallerySection>
    </>
  );
}
