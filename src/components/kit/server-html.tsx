import { useNavigate } from '@tanstack/react-router';
import { memo, Suspense } from 'react';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { CodeMissing } from './code-missing.tsx';
import { lazyPart } from './lazy-part.ts';

const SafeHtml = lazyPart(() => import('#src/ui/html.tsx'), 'SafeHtml', CodeMissing);

type ServerHtmlProps = { html: string; className?: string | undefined };

/**
 * A text by the merchant. Rendered again only when it changes: a part of the server's document that is rendered again before its
 * code has loaded would be discarded.
 */
export const ServerHtml = memo(function ServerHtml({ html, className }: ServerHtmlProps) {
  const navigate = useNavigate();
  return (
    <Suspense fallback={<Skeleton line />}>
      <SafeHtml html={html} className={className} onNavigate={(path) => void navigate({ href: path })} />
    </Suspense>
  );
});
