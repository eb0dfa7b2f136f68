import Clock from 'lucide-react/icons/clock';
import s from './updated-mark.module.css';

/** The age of the content next to it: '12 min ago'. `label` is the full text for screen readers. */
export function UpdatedMark({ text, label }: { text: string; label?: string }) {
  return (
    <span className={s.age}>
      <Clock size={16} />
      {label && <span className="sr-only">{label}</span>}
      <span aria-hidden={label !== undefined || undefined}>{text}</span>
    </span>
  );
}
