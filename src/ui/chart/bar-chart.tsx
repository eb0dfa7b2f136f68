import { barPath, isLabelled, layOutBars, plot } from './geometry.ts';
import { cx } from '../class-names.ts';
import s from './bar-chart.module.css';

export type ChartBar = {
  key: string | number;
  /** Label below the bar; left out where there is no room. */
  tick: string;
  value: number;
  /** The value as text above the bar; left out where there is no room. */
  text: string;
  /** Emphasised, as the current day is. */
  current?: boolean;
};

/** Space above and below the bars for their labels, in units of the view box. */
const above = 18;
const under = 36;

type BarChartProps = {
  /** The id of the element that describes the chart in words: an image to a screen reader, its table is beside it. */
  labelledBy: string;
  bars: readonly ChartBar[];
};

/**
 * Vertical bars around a base line, those below it as outlines. An SVG of attributes and classes alone, so that it needs no script and no
 * inline style. It does not grow with the reader's text size: the table beside it does.
 */
export function BarChart({ labelledBy, bars }: BarChartProps) {
  const { bars: laid, base } = layOutBars(bars);
  const longest = (of: 'tick' | 'text') => Math.max(1, ...bars.map((bar) => bar[of].length));
  const texts = bars.every((_, index) => isLabelled(index, bars.length, longest('text')));
  const ticks = longest('tick');
  return (
    <svg
      className={s.chart}
      viewBox={`0 0 ${plot.width} ${above + plot.height + under}`}
      role="img"
      aria-labelledby={labelledBy}
    >
      <g transform={`translate(0 ${above})`}>
        {laid.map((bar, index) => {
          const { key, tick, text, current } = bar;
          const middle = bar.left + bar.width / 2;
          return (
            <g key={key} className={cx(current && s.current)}>
              <path d={barPath(bar, base)} className={bar.below ? s.below : s.bar} />
              {texts && (
                <text x={middle} y={bar.below ? bar.end + 14 : bar.end - 5} className={s.label}>
                  {text}
                </text>
              )}
              {isLabelled(index, bars.length, ticks) && (
                <text x={middle} y={plot.height + 32} className={s.label}>
                  {tick}
                </text>
              )}
            </g>
          );
        })}
        <path d={`M0 ${base}H${plot.width}`} className={s.base} />
      </g>
    </svg>
  );
}
