import { BarRows } from '#src/ui/chart/bar-rows.tsx';
import { ChartFigure } from '#src/ui/chart/chart-figure.tsx';
import type { Sample } from './sample.tsx';

const week = [290, 320, 410, 470, 560, -120, 270];
const names = ['Wed', 'Thu', 'Fri', 'Sat', 'Sun', 'Mon', 'today'];

const bars = (values: readonly number[], tickOf: (index: number) => string) =>
  values.map((value, index) => ({
    key: index,
    tick: tickOf(index),
    value,
    text: String(value),
    current: index === values.length - 1,
  }));

/** Bars of a week, of a month, of nothing, and rows. */
const Charts = () => (
  <>
    <ChartFigure
      title="A week"
      unit="in R$"
      sentence="Best day: Sun. Worst day: Mon."
      bars={bars(week, (index) => names[index] ?? '')}
    />
    <ChartFigure
      title="A month"
      unit="in R$"
      sentence="It rises and falls."
      bars={bars(
        Array.from({ length: 30 }, (_, day) => Math.round(300 * Math.sin(day / 3))),
        (day) => `${day + 1}/11`,
      )}
    />
    <ChartFigure title="Nothing" unit="in R$" sentence="No day has a result." bars={bars([0, 0, 0], String)} />
    <BarRows
      label="By category"
      rows={[
        { key: 'RNG', label: 'Slots', value: 320, text: '+R$ 320,00' },
        { key: 'FISH', label: 'Fishing', value: -120, text: '−R$ 120,00' },
        { key: 'LIVE', label: 'Live', value: 0, text: 'R$ 0,00' },
      ]}
    />
  </>
);

export const chartSamples: readonly Sample[] = [{ title: 'Charts', Show: Charts }];
