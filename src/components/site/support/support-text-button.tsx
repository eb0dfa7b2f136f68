import { Trans } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import Headset from 'lucide-react/icons/headset';
import { supportOpenAtom } from '#src/state/site/support.ts';
import { Button } from '#src/ui/button.tsx';

/** Opens the customer-service menu from a page that has no side menu. */
export function SupportTextButton() {
  const open = useSetAtom(supportOpenAtom);
  return (
    <Button variant="text" aria-haspopup="dialog" onClick={() => open(true)}>
      <Headset size={20} />
      <Trans>Support</Trans>
    </Button>
  );
}
