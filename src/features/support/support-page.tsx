import { Card } from '#src/ui/card.tsx';
import { SupportEntries } from './support-entries.tsx';
import s from './support.module.css';

/** /m/service: the customer-service menu as a page, for shared links [S1-097]. */
export const SupportPage = () => (
  <Card className={s.page}>
    <SupportEntries unfolded />
  </Card>
);
