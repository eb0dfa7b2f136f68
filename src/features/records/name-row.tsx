import s from './records.module.css';

/** The name of a record, with its cause and time in small print. */
export const nameRow = (name: string, about: string, at: string) => (
  <span className={s.named}>
    <span>{name}</span>
    <small className="num">
      {about}
      {at}
    </small>
  </span>
);
