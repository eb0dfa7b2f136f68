import { useLingui } from '@lingui/react/macro';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { IconButton } from '#src/ui/icon-button.tsx';
import { backTarget } from './layout-rules.ts';

/** Back by the rules of the page: to home in place of it, or one step in history. */
export function BackButton({ className }: { className?: string | undefined }) {
  const { t } = useLingui();
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const back = () => {
    if (backTarget(router.state.location.pathname, canGoBack) === 'home')
      void router.navigate({ to: '/m/home', replace: true });
    else router.history.back();
  };
  return (
    <IconButton label={t`Back`} className={className} onClick={back}>
      <ArrowLeft size={24} />
    </IconButton>
  );
}
