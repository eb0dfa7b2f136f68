import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { ServerHtml } from '#src/components/kit/server-html.tsx';
import { formatDay } from '#src/platform/language/format.ts';
import { useResource } from '#src/platform/resource/resource.ts';
import { useSettledLanguage } from '#src/state/app/language.ts';
import { lobbyNewsResource } from '#src/state/lobby/news.ts';
import s from './news-texts.module.css';

/** Number of texts; the link of the section leads to all of them. */
const shownTexts = 3;

/** The newest news of the lobby, which open in place [S1-381]; `waiting` reserves their height while they load. */
export function NewsTexts({ waiting }: { waiting: ReactNode }) {
  const language = useSettledLanguage();
  const { value, status } = useResource(lobbyNewsResource, { language }, { onDemand: true });
  if (!value) return status === 'failed' ? null : waiting;
  if (value.length === 0) return null;
  return (
    <ul className={s.texts}>
      {value.slice(0, shownTexts).map(({ id, title, content, createdAt }) => (
        <li key={id}>
          <details name="hot-news">
            <summary>
              <span className={s.headline}>
                {title}
                <small>{formatDay(createdAt, language)}</small>
              </span>
              <ChevronDown size={20} />
            </summary>
            <ServerHtml html={content} className={s.content} />
          </details>
        </li>
      ))}
    </ul>
  );
}
