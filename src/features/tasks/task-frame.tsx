import { useLingui } from '@lingui/react/macro';
import { errorText } from '#src/platform/language/error-text.ts';
import { Spinner } from '#src/ui/spinner.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import s from './tasks-page.module.css';
import { useTaskFrame } from './use-task-frame.ts';

type TaskFrameProps = { link: string; signedIn: boolean; onAgain: () => void };

/** The page of the task link, in a frame of another origin [S1-231]; a spinner until it has loaded, or its error. */
export function TaskFrame({ link, signedIn, onAgain }: TaskFrameProps) {
  const { t, i18n } = useLingui();
  const { url, ready, trouble, onLoad } = useTaskFrame(link, signedIn);
  if (trouble)
    return (
      <StatePanel
        kind={trouble === 'no_internet' ? 'offline' : 'error'}
        title={t`Tasks did not load`}
        actionLabel={t`Try again`}
        onAction={onAgain}
      >
        {i18n._(errorText[trouble])}
      </StatePanel>
    );
  return (
    <div className={s.view}>
      {url !== undefined && (
        <iframe
          className={s.frame}
          src={url}
          title={t`Tasks`}
          sandbox="allow-scripts allow-same-origin allow-forms"
          referrerPolicy="no-referrer"
          inert={!ready}
          onLoad={onLoad}
        />
      )}
      {!ready && (
        <div className={s.cover}>
          <Spinner label={t`Loading tasks`} large />
        </div>
      )}
    </div>
  );
}
