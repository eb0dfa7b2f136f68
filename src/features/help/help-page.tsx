import { useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { ResourceView, usePageRead } from '#src/components/kit/resource-view.tsx';
import { ServerHtml } from '#src/components/kit/server-html.tsx';
import { languageDebounce } from '#src/contract/core/limits.ts';
import type { HelpTab } from '#src/contract/site/help.schema.ts';
import { useSettledLanguage } from '#src/state/app/language.ts';
import { Card } from '#src/ui/card.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import s from './help-page.module.css';
import { helpResource } from './help.resource.ts';

const route = getRouteApi('/m/help');

/** /m/help: tabs of the help list [S1-198], the one that `i` presets [S1-199], its questions [S1-200] and answers [S1-201]. */
export function HelpPage() {
  const { t } = useLingui();
  const { i = 0 } = route.useSearch();
  const navigate = route.useNavigate();
  const read = usePageRead(helpResource, { language: useSettledLanguage(languageDebounce.help) });
  return (
    <ResourceView
      read={read}
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

function Topics({ tab }: { tab: HelpTab | undefined }) {
  if (!tab) return null;
  return (
    <>
      {tab.content && <ServerHtml html={tab.content} />}
      <Card>
        {tab.children.map((topic) => (
          <details key={topic.title} name="help-topic" className={s.topic}>
            <summary>
              <span>{topic.title}</span>
              <ChevronDown size={20} />
            </summary>
            <div className={s.answer}>
              <ServerHtml html={topic.content} />
            </div>
          </details>
        ))}
      </Card>
    </>
  );
}
