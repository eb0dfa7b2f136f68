import { useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { hiddenBalanceAtom } from '#src/state/money/wallet.ts';
import { IconButton } from '#src/ui/icon-button.tsx';

/** Hides the balance behind asterisks, everywhere, or shows it again [S1-128, S1-213]. */
export function BalanceToggle() {
  const { t } = useLingui();
  const [hidden, setHidden] = useAtom(hiddenBalanceAtom);
  return (
    <IconButton label={hidden ? t`Show balance` : t`Hide balance`} onClick={() => setHidden(!hidden)}>
      {hidden ? <EyeOff size={20} /> : <Eye size={20} />}
    </IconButton>
  );
}
