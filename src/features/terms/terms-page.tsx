import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { ResourceView, usePageRead } from '#src/components/kit/resource-view.tsx';
import { ServerHtml } from '#src/components/kit/server-html.tsx';
import { languageDebounce } from '#src/contract/core/limits.ts';
import type { TermsKind, Terms } from '#src/contract/site/terms.schema.ts';
import { localeOf } from '#src/contract/core/locale.ts';
import { useSettledLanguage } from '#src/state/app/language.ts';
import { timeZoneAtom } from '#src/state/site/site.ts';
import { Card } from '#src/ui/card.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { OtherTerms } from './other-terms.tsx';
import s from './terms-page.module.css';
import { termsResource } from './terms.resource.ts';

/** One of the merchant's legal texts, and links to the others [S1-094, S1-095, S1-096]. */
export function TermsPage({ kind }: { kind: TermsKind }) {
  const { t } = useLingui();
  const read = usePageRead(termsResource, { kind, language: useSettledLanguage(languageDebounce.help) });
  return (
    <div className={s.page}>
      <ResourceView
        read={read}
        isEmpty={(text) => text === null}
        emptyTitle={t`No text yet`}
        emptyText={<Trans>This text has not been published yet.</Trans>}
        skeleton={<TextSkeleton label={t`Loading`} />}
      >
        {(text) => text && <Text text={text} />}
      </ResourceView>
      <OtherTerms but={kind} />
    </div>
  );
}

function Text({ text: { title, content, updatedAt } }: { text: Terms }) {
  const language = useSettledLanguage(languageDebounce.help);
  // The merchant's day, which is the same for every reader.
  const timeZone = useAtomValue(timeZoneAtom);
  const date = new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'long', timeZone }).format(updatedAt);
  return (
    <Card className={s.card}>
      <article>
        <h2 className={s.title}>{title}</h2>
        <p className={s.date}>
          <Trans>Updated on {date}</Trans>
        </p>
        <ServerHtml html={content} className={s.text} />
      </article>
    </Card>
  );
}

function TextSkeleton({ label }: { label: string }) {
  return (
    <Card className={s.card}>
      <div role="status" aria-label={label}>
        {[1, 2, 3, 4].map((paragraph) => (
          <div key={paragraph} className={s.waiting}>
            <Skeleton line />
            <Skeleton line />
            <Skeleton short />
          </div>
        ))}
      </div>
    </Card>
  );
}
