import { useState } from 'react';
import { Segmented } from '../segmented.tsx';
import { ToastRegion } from '../toast-region.tsx';
import s from './gallery.module.css';
import { GalleryControls } from './gallery-controls.tsx';
import { GalleryForms } from './gallery-forms.tsx';
import { GalleryGrid } from './gallery-grid.tsx';
import { GalleryMotion } from './gallery-motion.tsx';
import { GalleryOverlays } from './gallery-overlays.tsx';
import { GalleryStates } from './gallery-states.tsx';

/** Every piece of `src/ui` in every state, in both themes. For development only. */
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
      </header>
      <main>
        <GalleryControls />
        <GalleryForms />
        <GalleryStates />
        <GalleryMotion />
        <GalleryOverlays />
        <GalleryGrid />
      </main>
      <ToastRegion />
    </div>
  );
}
