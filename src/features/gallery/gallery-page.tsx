import { useState } from 'react';
import { Segmented } from '#src/ui/segmented.tsx';
import { ToastRegion } from '#src/ui/toast-region.tsx';
import s from './gallery.module.css';
import { LanguageSwitch } from '#src/components/language-switch.tsx';
import { GalleryAppForm } from './gallery-app-form.tsx';
import { GalleryControls } from './gallery-controls.tsx';
import { GalleryForms } from './gallery-forms.tsx';
import { GalleryGrid } from './gallery-grid.tsx';
import { GalleryMotion } from './gallery-motion.tsx';
import { GalleryOverlays } from './gallery-overlays.tsx';
import { GalleryRecords } from './gallery-records.tsx';
import { GalleryStates } from './gallery-states.tsx';

/** Every piece, the form and the list of records in every state, in both themes and languages. For development only. */
export function GalleryPage() {
  const [theme, setTheme] = useState(() => document.documentElement.dataset['theme'] ?? 'light');
  const choose = (next: string) => {
    document.documentElement.dataset['theme'] = next;
    setTheme(next);
  };
  return (
    <div className={s.page}>
      <header className={s.top}>
        <h1>Pieces</h1>
        <Segmented
          label="Theme"
          value={theme}
          onChange={choose}
          segments={[
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
        />
        <LanguageSwitch />
      </header>
      <main>
        <GalleryControls />
        <GalleryForms />
        <GalleryAppForm />
        <GalleryRecords />
        <GalleryStates />
        <GalleryMotion />
        <GalleryOverlays />
        <GalleryGrid />
      </main>
      <ToastRegion />
    </div>
  );
}
