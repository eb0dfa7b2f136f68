import s from './records.module.css';

/** What names a record, and in small letters what it was for and when. */
export const nameRow = (name: string, about: string, at: string) => (
  <span className={s.named}>
    <span>{name}</span>
    <small className="num">
      {about}
      {at}
    </small>
  </span>
);
