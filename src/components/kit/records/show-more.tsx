import { Trans, useLingui } from '@lingui/react/macro';
import { errorText } from '#src/platform/language/error-text.ts';
import type { Paged } from '#src/platform/resource/page.ts';
import { Button } from '#src/ui/button.tsx';
import { InlineAlert } from '#src/ui/inline-alert.tsx';

type ShowMoreProps = {
  /** The pages loaded so far. */
  of: Pick<Paged<unknown>, 'hasMore' | 'loadingMore' | 'moreError'>;
  onMore: () => void;
  className?: string | undefined;
};

/** The end of a paginated list: a button for the next page, and the error if it failed to load. */
export function ShowMore({ of: { hasMore, loadingMore, moreError }, onMore, className }: ShowMoreProps) {
  const { i18n } = useLingui();
  return (
    <>
      {moreError && <InlineAlert>{i18n._(errorText[moreError.code])}</InlineAlert>}
      {hasMore && (
        <Button variant="soft" wide className={className} pending={loadingMore} onClick={onMore}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </>
  );
}
