import { useLingui } from '@lingui/react/macro';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { memo, Suspense } from 'react';
import { CodeMissing } from '#src/components/code-missing.tsx';
import { lazyPart } from '#src/components/lazy-part.ts';
import { ResourceView } from '#src/components/resource-view.tsx';
import { languageDebounce } from '#src/contract/limits.ts';
import type { HelpTab } from '#src/contract/help.ts';
import { useResource } from '#src/platform/resource/resource.ts';
import { useTellHydrated } from '#src/state/hydrated.tsx';
import { useSettledLanguage } from '#src/state/language.ts';
import { usePageAge } from '#src/state/page-age.ts';
import { Card } from '#src/ui/card.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import s from './help-page.module.css';
import { helpResource } from './help.resource.ts';

const SafeHtml = lazyPart(() => import('#src/ui/html.tsx').then((module) => module.SafeHtml), CodeMissing);
const route = getRouteApi('/m/help');

/** /m/help: tabs of the help list [S1-198], the one that `i` presets [S1-199], its questions [S1-200] and answers [S1-201]. */
export function HelpPage() {
  const { t } = useLingui();
  const { i = 0 } = route.useSearch();
  const navigate = route.useNavigate();
  const params = { language: useSettledLanguage(languageDebounce.help) };
  const state = useResource(helpResource, params);
  useTellHydrated();
  usePageAge(state.at);
  return (
    <ResourceView
      state={state}
      resource={helpResource}
      params={params}
      isEmpty={(tabs) => tabs.length === 0}
      emptyTitle={t`No help texts yet`}
      skeleton={<Skeleton line />}
    >
      {(tabs) => (
        <>
          <div className={s.tabs}>
            <Tabs
              label={t`Help topics`}
              panelId="help-panel"
              active={String(Math.min(i, tabs.length - 1))}
              tabs={tabs.map((tab, index) => ({ id: String(index), label: tab.title }))}
              onSelect={(id) => void navigate({ search: { i: Number(id) }, replace: true, resetScroll: false })}
            />
          </div>
          <div id="help-panel" role="tabpanel" className={s.panel}>
            <Topics tab={tabs[Math.min(i, tabs.length - 1)]} />
          </div>
        </>
      )}
    </ResourceView>
  );
}

/** Drawn again only when the tab is another one: a part of a server's document must not be drawn again before its code has come. */
const Topics = memo(function Topics({ tab }: { tab: HelpTab | undefined }) {
  const navigate = useNavigate();
  if (!tab) return null;
  const html = (content: string) => (
    <Suspense fallback={<Skeleton line />}>
      <SafeHtml html={content} onNavigate={(path) => void navigate({ to: path })} />
    </Suspense>
  );
  return (
    <>
      {tab.content && html(tab.content)}
      <Card>
        {tab.children.map((topic) => (
          <details key={topic.title} name="help-topic" className={s.topic}>
            <summary>
              <span>{topic.title}</span>
              <ChevronDown size={20} />
            </summary>
            <div className={s.answer}>{html(topic.content)}</div>
          </details>
        ))}
      </Card>
    </>
  );
});
