import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { errorText } from '#src/platform/language/error-text.ts';
import type { AppError } from '#src/platform/calls/errors.ts';
import { InlineAlert } from '#src/ui/inline-alert.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import s from './game-list-page.module.css';

type LoadMoreEndProps = {
  end: RefObject<HTMLDivElement | null>;
  loading: boolean;
  error: AppError | undefined;
  onRetry: () => void;
};

/** The end of an endless grid: where the next page is asked for, is on its way, or failed. */
export function LoadMoreEnd({ end, loading, error, onRetry }: LoadMoreEndProps) {
  const { t, i18n } = useLingui();
  return (
    <>
      <div ref={end} aria-hidden="true" />
      {loading && (
        <div className={s.more}>
          <Spinner label={t`Loading more games`} />
        </div>
      )}
      {error && (
        <InlineAlert actionLabel={t`Try again`} onAction={onRetry}>
          {i18n._(errorText[error.code])}
        </InlineAlert>
      )}
    </>
  );
}
