import { useState } from 'react';
import WifiOff from 'lucide-react/icons/wifi-off';
import { UpdatedMark } from '#src/ui/updated-mark.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { InlineAlert } from '#src/ui/inline-alert.tsx';
import { MoneyText } from '#src/ui/money-text.tsx';
import { QuietBar } from '#src/ui/quiet-bar.tsx';
import { Skeleton, TileGridSkeleton } from '#src/ui/skeleton.tsx';
import { StatePanel, type StateKind } from '#src/ui/state-panel.tsx';
import s from './gallery.module.css';
import { GallerySection, Row, Scene } from './gallery-section.tsx';

const states: readonly { kind: StateKind; title: string; text: string; action: string }[] = [
  {
    kind: 'empty',
    title: 'No favourites yet',
    text: 'Touch the star of a game and it is kept here, even offline.',
    action: 'See what is popular',
  },
  {
    kind: 'error',
    title: 'The list did not arrive',
    text: 'The connection is slow. What you saw before is still here.',
    action: 'Try again',
  },
  { kind: 'offline', title: 'No internet', text: 'Your favourites are kept on this device.', action: 'Try again' },
  {
    kind: 'maintenance',
    title: 'Back at 4 am',
    text: 'We are looking after the platform. Your balance is safe.',
    action: 'Talk to us',
  },
];

export function GalleryStates() {
  const [hidden, setHidden] = useState(false);
  const [refreshing, setRefreshing] = useState(false);
  const [stale, setStale] = useState(false);
  return (
    <>
      <GallerySection title="Quiet bar" bleed>
        <QuietBar icon={<WifiOff size={20} />} actionLabel="Try" onAction={() => undefined}>
          No internet. Data from 12 min ago.
        </QuietBar>
      </GallerySection>
      <GallerySection title="Money: shown, hidden, refreshing, old">
        <p className={s.amount}>
          <MoneyText
            text="R$ 1.284,50"
            hidden={hidden}
            hiddenLabel="Balance hidden"
            refreshing={refreshing}
            stale={stale}
          />
        </p>
        <Row>
          <Button variant="line" onClick={() => setHidden(!hidden)}>
            Hide
          </Button>
          <Button variant="line" onClick={() => setRefreshing(!refreshing)}>
            Refresh
          </Button>
          <Button variant="line" onClick={() => setStale(!stale)}>
            Old
          </Button>
          {stale && <UpdatedMark text="12 min ago" />}
        </Row>
        <p className={s.amount}>
          <MoneyText text="R$ 1.284,50" hidden hiddenLabel="Balance hidden" />
        </p>
      </GallerySection>
      {states.map(({ kind, title, text, action }) => (
        <GallerySection key={kind} title={`State: ${kind}`}>
          <Card>
            <StatePanel
              kind={kind}
              scene={<Scene />}
              title={title}
              headingLevel={3}
              actionLabel={action}
              onAction={() => undefined}
            >
              {text}
            </StatePanel>
          </Card>
        </GallerySection>
      ))}
      <GallerySection title="Inline alert">
        <InlineAlert actionLabel="Try" onAction={() => undefined}>
          The withdrawal was not sent. Nothing left your balance.
        </InlineAlert>
      </GallerySection>
      <GallerySection title="Skeletons">
        <Skeleton line />
        <Skeleton short />
        <TileGridSkeleton count={3} label="Loading games" />
      </GallerySection>
    </>
  );
}
