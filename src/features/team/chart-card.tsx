import { useLingui } from '@lingui/react/macro';
import AudioLines from 'lucide-react/icons/audio-lines';
import Table2 from 'lucide-react/icons/table-2';
import { type ReactNode, useState } from 'react';
import { IconButton } from '#src/ui/icon-button.tsx';
import s from './chart-card.module.css';

type ChartCardProps = {
  title: string;
  /** What each line is. */
  legend?: ReactNode;
  /** The drawing; `id` is that of the sentence, which describes it. */
  chart: ReactNode;
  id: string;
  table: ReactNode;
  sentence: ReactNode;
};

/** A chart with a sentence that says what it shows; its table is one tap away. */
export function ChartCard({ title, legend, chart, id, table, sentence }: ChartCardProps) {
  const { t } = useLingui();
  const [asTable, setAsTable] = useState(false);
  return (
    <section className={s.card} aria-label={title}>
      <div className={s.head}>
        <h2>{title}</h2>
        <IconButton
          data-screen
          label={t`Show as a table: ${title}`}
          aria-pressed={asTable}
          onClick={() => setAsTable(!asTable)}
        >
          <Table2 size={20} />
        </IconButton>
      </div>
      {asTable ? (
        table
      ) : (
        <>
          {legend}
          {chart}
        </>
      )}
      <p className={s.sentence}>
        <AudioLines size={20} />
        <span id={id}>{sentence}</span>
      </p>
    </section>
  );
}
