import { Trans } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { type DisplayMode, displayMode } from '#src/platform/device/display-mode.ts';
import { installStateAtom } from '#src/platform/device/install-prompt.ts';
import { Card } from '#src/ui/card.tsx';
import s from './app-page.module.css';

const texts: Record<Exclude<DisplayMode, 'H5'>, ReactNode> = {
  APP: <Trans>You are already in the app.</Trans>,
  WEBCLIP: <Trans>You are already in the app, installed with the profile.</Trans>,
  PWA: <Trans>You are already in the app, on your home screen.</Trans>,
};

/** Says that the app is installed, and by which method: support asks for it. */
export function InstalledNote() {
  const installed = useAtomValue(installStateAtom) === 'done';
  const mode = displayMode();
  if (mode === 'H5' && !installed) return null;
  return (
    <Card className={s.part} role="status">
      <p className={s.installed}>
        <CircleCheck size={24} aria-hidden />
        {mode === 'H5' ? <Trans>Installed: from now on, open it from its icon.</Trans> : texts[mode]}
      </p>
    </Card>
  );
}
