import { cx } from '../class-names.ts';
import { isLabelled, plot, heightOf, leftOf, linePath, linesWidth, roundTop } from './geometry.ts';
import s from './line-chart.module.css';

type ChartLine = { key: string; values: readonly number[]; dashed?: boolean };

const above = 12;
const under = 30;

type LineChartProps = {
  /** The id of the element that says the same in words. */
  labelledBy: string;
  /** A label for each value; left out where there is no room. */
  ticks: readonly string[];
  lines: readonly ChartLine[];
  /** A level as text, such as '6 mil'. */
  format: (value: number) => string;
};

/** Lines over time from zero on, each told apart by its dashes too. An SVG of attributes and classes alone. */
export function LineChart({ labelledBy, ticks, lines, format }: LineChartProps) {
  const top = roundTop(Math.max(0, ...lines.flatMap(({ values }) => values)));
  const longest = Math.max(1, ...ticks.map((tick) => tick.length));
  const last = ticks.length - 1;
  return (
    <svg
      className={s.chart}
      viewBox={`0 0 ${plot.width} ${above + plot.height + under}`}
      role="img"
      aria-labelledby={labelledBy}
    >
      <g transform={`translate(0 ${above})`}>
        {[0, top / 3, (2 * top) / 3, top].map((level) => (
          <g key={level}>
            <path d={`M0 ${heightOf(level, top)}H${linesWidth}`} className={s.level} />
            <text x={plot.width} y={heightOf(level, top) + 4} className={s.value}>
              {format(level)}
            </text>
          </g>
        ))}
        {ticks.map((tick, index) =>
          isLabelled(index, ticks.length, longest + 1) ? (
            <text
              key={`${index} ${tick}`}
              x={leftOf(index, ticks.length)}
              y={plot.height + 22}
              className={cx(s.tick, index === last && s.last)}
            >
              {tick}
            </text>
          ) : null,
        )}
        {lines.map(({ key, values, dashed }) => (
          <g key={key} className={cx(s.line, dashed && s.dashed)}>
            <path d={linePath(values, top)} />
            <circle cx={leftOf(last, ticks.length)} cy={heightOf(values[last] ?? 0, top)} r={4} />
          </g>
        ))}
      </g>
    </svg>
  );
}
