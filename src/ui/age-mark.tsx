import Clock from 'lucide-react/icons/clock';
import s from './age-mark.module.css';

/** How old what stands beside it is: '12 min ago'. */
export function AgeMark({ text }: { text: string }) {
  return (
    <span className={s.age}>
      <Clock size={16} />
      {text}
    </span>
  );
}
