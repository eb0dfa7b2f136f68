import { useLingui } from '@lingui/react/macro';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { IconButton } from '#src/ui/icon-button.tsx';
import { usePage } from './page.ts';

/** Whether the previous document was ours: the router counts only its own steps, and a link may be followed before hydration. */
const cameFromOurs = () => (window as { navigation?: { canGoBack: boolean } }).navigation?.canGoBack === true;

/** Back as the page defines: replace by home, or one step in history; home if there is none [S1-105, S1-106, S1-107]. */
export function useBack(): () => void {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const page = usePage();
  return () => {
    if (page.back === 'home' || !(canGoBack || cameFromOurs())) void router.navigate({ to: '/m/home', replace: true });
    else router.history.back();
  };
}

/** The way back from a page. */
export function BackButton({ className }: { className?: string | undefined }) {
  const { t } = useLingui();
  return (
    <IconButton label={t`Back`} className={className} onClick={useBack()}>
      <ArrowLeft size={24} />
    </IconButton>
  );
}
