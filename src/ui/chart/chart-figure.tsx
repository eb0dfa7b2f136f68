import { type ReactNode, useId } from 'react';
import { BarChart, type ChartBar } from './bar-chart.tsx';
import s from './chart-figure.module.css';

type ChartFigureProps = {
  title: ReactNode;
  /** The unit of the values, such as 'in R$, by day'. */
  unit: ReactNode;
  /** The chart in words; read in place of the drawing, too. */
  sentence: ReactNode;
  bars: readonly ChartBar[];
};

/** A bar chart on a card with its title and a sentence that says the same. */
export function ChartFigure({ title, unit, sentence, bars }: ChartFigureProps) {
  const id = useId();
  return (
    <figure className={s.figure}>
      <div className={s.head}>
        <h2 className={s.title}>{title}</h2>
        <span className={s.unit}>{unit}</span>
      </div>
      <BarChart labelledBy={id} bars={bars} />
      <figcaption id={id} className={s.sentence}>
        {sentence}
      </figcaption>
    </figure>
  );
}
