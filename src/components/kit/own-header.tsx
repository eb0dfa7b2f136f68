import s from './own-header.module.css';
import { PageHeading } from './page-heading.tsx';

/** The bar of a page that the app's header is hidden on: its own way back, and its name [S1-100]. */
export const OwnHeader = () => (
  <div className={s.bar}>
    <PageHeading />
  </div>
);
