import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import Mail from 'lucide-react/icons/mail';
import Smartphone from 'lucide-react/icons/smartphone';
import type { ReactNode } from 'react';
import { Card } from '#src/ui/card.tsx';
import rows from '#src/ui/rows.module.css';
import type { ForgetSearch } from './forget.search.ts';
import s from './forget-page.module.css';

const ways = [
  {
    by: 'sms',
    icon: Smartphone,
    name: <Trans>Code by SMS</Trans>,
    about: <Trans>To the mobile number of your account</Trans>,
  },
  {
    by: 'email',
    icon: Mail,
    name: <Trans>Code by e-mail</Trans>,
    about: <Trans>To the address of your account</Trans>,
  },
  {
    by: 'question',
    icon: CircleHelp,
    name: <Trans>Security question</Trans>,
    about: <Trans>If you have set one. Takes 24 hours.</Trans>,
  },
] as const;

/** The recovery methods, and help for members without one. `without`: the current method. */
export function RecoveryMethods({ without }: { without?: ForgetSearch['by'] }) {
  return (
    <Card>
      <ul className={rows.rows}>
        {ways
          .filter(({ by }) => by !== without)
          .map(({ by, icon: Icon, name, about }) => (
            <li key={by}>
              <Link to="/m/forget" search={{ by }} replace={without !== undefined} className={rows.row}>
                <Icon size={20} />
                <Words name={name} about={about} />
                <ChevronRight size={20} />
              </Link>
            </li>
          ))}
        <li>
          <Link to="/m/service" className={rows.row}>
            <LifeBuoy size={20} />
            <Words name={<Trans>None of these</Trans>} about={<Trans>Help and how to reach us</Trans>} />
            <ChevronRight size={20} />
          </Link>
        </li>
      </ul>
    </Card>
  );
}

const Words = ({ name, about }: { name: ReactNode; about: ReactNode }) => (
  <span className={s.words}>
    <span>{name}</span>
    <small>{about}</small>
  </span>
);
