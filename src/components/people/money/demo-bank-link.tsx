import ExternalLink from 'lucide-react/icons/external-link';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { languageAtom } from '#src/state/app/language.ts';
import { buttonClass } from '#src/ui/button.tsx';

type DemoBankLinkProps = { href: string; children: ReactNode };

/** A link to a page of the demonstration's bank, which opens in the app's language. */
export function DemoBankLink({ href, children }: DemoBankLinkProps) {
  const url = new URL(href);
  url.searchParams.set('lang', useAtomValue(languageAtom));
  return (
    <a
      href={url.href}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClass({ variant: 'soft', wide: true })}
    >
      <ExternalLink size={20} aria-hidden />
      {children}
    </a>
  );
}
