import s from './own-header.module.css';
import { PageHeading } from './page-heading.tsx';

/** The header of a page without the app's header: back button and name [S1-100]. */
export const OwnHeader = () => (
  <div className={s.bar} data-screen>
    <PageHeading />
  </div>
);
