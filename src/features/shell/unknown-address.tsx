import { Trans } from '@lingui/react/macro';
import SearchX from 'lucide-react/icons/search-x';
import { QuietBar } from '#src/ui/quiet-bar.tsx';

/** Says above home that the address names no page. */
export const UnknownAddress = () => (
  <QuietBar icon={<SearchX size={20} />}>
    <Trans>We could not find this page. Here is the home page.</Trans>
  </QuietBar>
);
