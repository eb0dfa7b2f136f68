import { Trans } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import ExternalLink from 'lucide-react/icons/external-link';
import type { ReactNode } from 'react';
import { contactAddress } from '#src/contract/core/contact-address.ts';
import rows from '#src/ui/rows.module.css';

type OutsideRowProps = { href: string; icon: LucideIcon; name: ReactNode };

/** A row that links out of the app; the target's site or messenger is named below [S1-263]. */
export function OutsideRow({ href, icon: Icon, name }: OutsideRowProps) {
  return (
    <li>
      <a href={href} target="_blank" rel="noopener noreferrer" className={rows.row}>
        <Icon size={20} />
        <span className={rows.words}>
          <span>{name}</span>
          <small>{contactAddress(href)?.host}</small>
        </span>
        <span className="sr-only">
          <Trans>opens outside the app</Trans>
        </span>
        <ExternalLink size={20} />
      </a>
    </li>
  );
}
