import { useLingui } from '@lingui/react/macro';
import Menu from 'lucide-react/icons/menu';
import { Suspense, useState } from 'react';
import { CodeMissing } from '#src/components/kit/code-missing.tsx';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import { IconButton } from '#src/ui/icon-button.tsx';

const SideMenu = lazyPart(() => import('./side-menu.tsx'), 'SideMenu', CodeMissing);

/** Opens the side menu, whose code is loaded with the first tap. */
export function SideMenuButton() {
  const { t } = useLingui();
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t`Menu`}
        aria-haspopup="dialog"
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        <Menu size={24} />
      </IconButton>
      {asked && (
        <Suspense fallback={null}>
          <SideMenu open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
