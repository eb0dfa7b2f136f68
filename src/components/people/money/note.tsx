import type { ReactNode } from 'react';
import s from './note.module.css';

type NoteProps = { title: ReactNode; children: ReactNode; role?: 'status' };

/** What a member should know of a payment, such as why it was refused, under a title. */
export const Note = ({ title, children, role }: NoteProps) => (
  <p className={s.note} role={role}>
    <b>{title}</b>
    {children}
  </p>
);
