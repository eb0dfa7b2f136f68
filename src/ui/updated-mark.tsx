import Clock from 'lucide-react/icons/clock';
import s from './updated-mark.module.css';

/** How old what stands beside it is: '12 min ago'. `label` says it in full to who does not see the clock. */
export function UpdatedMark({ text, label }: { text: string; label?: string }) {
  return (
    <span className={s.age}>
      <Clock size={16} />
      {label && <span className="sr-only">{label}</span>}
      <span aria-hidden={label !== undefined || undefined}>{text}</span>
    </span>
  );
}
