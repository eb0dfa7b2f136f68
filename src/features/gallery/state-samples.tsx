import WifiOff from 'lucide-react/icons/wifi-off';
import { Card } from '#src/ui/card.tsx';
import { InlineAlert } from '#src/ui/inline-alert.tsx';
import { MoneyText } from '#src/ui/money-text.tsx';
import { QuietBar } from '#src/ui/quiet-bar.tsx';
import { Skeleton, TileGridSkeleton } from '#src/ui/skeleton.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import s from './gallery.module.css';
import type { Sample } from './sample.tsx';

const scene = { light: '/spot/spot-farol.svg', dark: '/spot/spot-farol-dark.svg' };
const moneyStates = [{}, { hidden: true, hiddenLabel: 'Balance hidden' }, { refreshing: true }, { stale: true }];
const nothing = () => undefined;

/** Indicators of state. */
export const stateSamples: readonly Sample[] = [
  {
    title: 'Quiet bar',
    bleed: true,
    Show: () => (
      <QuietBar icon={<WifiOff size={20} />} actionLabel="Try" onAction={nothing}>
        No internet. Data from 12 min ago.
      </QuietBar>
    ),
  },
  {
    title: 'Money: shown, hidden, refreshing, old',
    Show: () =>
      moneyStates.map((state) => (
        <p key={Object.keys(state).join()} className={s.amount}>
          <MoneyText text="R$ 1.284,50" {...state} />
        </p>
      )),
  },
  ...(['empty', 'error', 'offline', 'maintenance'] as const).map((kind): Sample => ({
    title: `State: ${kind}`,
    Show: () => (
      <Card>
        <StatePanel kind={kind} scene={scene} title="What happened" actionLabel="Do it" onAction={nothing}>
          What to do about it.
        </StatePanel>
      </Card>
    ),
  })),
  {
    title: 'Inline alert',
    Show: () => (
      <InlineAlert actionLabel="Try" onAction={nothing}>
        The withdrawal was not sent. Nothing left your balance.
      </InlineAlert>
    ),
  },
  {
    title: 'Skeletons',
    Show: () => (
      <>
        <Skeleton line />
        <Skeleton short />
        <TileGridSkeleton count={3} label="Loading games" />
      </>
    ),
  },
];
