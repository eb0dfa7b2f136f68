import { useAtom } from 'jotai';
import { LanguageSwitch } from '#src/components/kit/language-switch.tsx';
import { themeAtom } from '#src/state/app/theme.ts';
import { cx } from '#src/ui/class-names.ts';
import { Segmented } from '#src/ui/segmented.tsx';
import { ToastRegion } from '#src/ui/toast-region.tsx';
import { appFormSamples } from './app-form-samples.tsx';
import { chartSamples } from './chart-samples.tsx';
import { controlSamples } from './control-samples.tsx';
import { formSamples } from './form-samples.tsx';
import s from './gallery.module.css';
import { motionSamples } from './motion-samples.tsx';
import { overlaySamples } from './overlay-samples.tsx';
import { recordSamples } from './record-samples.tsx';
import { stateSamples } from './state-samples.tsx';

const samples = [
  ...controlSamples,
  ...formSamples,
  ...appFormSamples,
  ...stateSamples,
  ...motionSamples,
  ...recordSamples,
  ...chartSamples,
  ...overlaySamples,
];

/** Every component in every state, in both themes and languages. For development only. */
export function GalleryPage() {
  const [theme, setTheme] = useAtom(themeAtom);
  return (
    <div className={s.page}>
      <header className={s.top}>
        <h1>Pieces</h1>
        <Segmented
          label="Theme"
          value={theme}
          onChange={setTheme}
          segments={[
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
        />
        <LanguageSwitch />
      </header>
      <main>
        {samples.map(({ title, bleed, Show }) => (
          <section key={title} className={s.section} aria-label={title}>
            <h2>{title}</h2>
            <div className={cx(!bleed && s.inset)}>
              <Show />
            </div>
          </section>
        ))}
      </main>
      <ToastRegion />
    </div>
  );
}
