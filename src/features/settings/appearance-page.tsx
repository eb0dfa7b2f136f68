import { Trans } from '@lingui/react/macro';
import { AppearanceRows } from '#src/components/kit/appearance-rows.tsx';
import { Card } from '#src/ui/card.tsx';
import rows from '#src/ui/rows.module.css';
import s from './settings.module.css';

/** /m/set/appearance */
export function AppearancePage() {
  return (
    <div className={s.page}>
      <section>
        <Card>
          <ul className={rows.rows}>
            <AppearanceRows />
          </ul>
        </Card>
        <p className={s.about}>
          <Trans>Applies to this device.</Trans>
        </p>
      </section>
    </div>
  );
}
