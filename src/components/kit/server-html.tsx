import { useNavigate } from '@tanstack/react-router';
import { memo, Suspense } from 'react';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { CodeMissing } from './code-missing.tsx';
import { lazyPart } from './lazy-part.ts';

const SafeHtml = lazyPart(() => import('#src/ui/html.tsx'), 'SafeHtml', CodeMissing);

type ServerHtmlProps = { html: string; className?: string | undefined };

/**
 * A text that the merchant has written. Drawn again only when it is another one: a part of a server's document that is
 * drawn again before its code has come would be thrown away.
 */
export const ServerHtml = memo(function ServerHtml({ html, className }: ServerHtmlProps) {
  const navigate = useNavigate();
  return (
    <Suspense fallback={<Skeleton line />}>
      <SafeHtml html={html} className={className} onNavigate={(path) => void navigate({ href: path })} />
    </Suspense>
  );
});
