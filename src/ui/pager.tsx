import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { IconButton } from './icon-button.tsx';
import { PagerDots } from './pager-dots.tsx';
import s from './pager.module.css';

/** Maximum number of dots that fit next to the arrows of a narrow window; the text gives the position. */
const mostDots = 10;

type PagerProps = {
  count: number;
  /** From 0. */
  index: number;
  onChange: (index: number) => void;
  /** `position` is the text between: '1 of 3'. */
  labels: { previous: string; next: string; position: string };
};

/** Previous and next buttons for a few pages. */
export function Pager({ count, index, onChange, labels }: PagerProps) {
  return (
    <div className={s.pager}>
      <IconButton label={labels.previous} disabled={index <= 0} onClick={() => onChange(index - 1)}>
        <ChevronLeft />
      </IconButton>
      <p className={s.where}>
        {count <= mostDots && <PagerDots count={count} index={index} />}
        <span className="num" aria-live="polite">
          {labels.position}
        </span>
      </p>
      <IconButton label={labels.next} disabled={index >= count - 1} onClick={() => onChange(index + 1)}>
        <ChevronRight />
      </IconButton>
    </div>
  );
}
