import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, type FocusEvent, Suspense, useState } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { CodeMissing } from '#src/components/kit/code-missing.tsx';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import { Field } from '#src/ui/field.tsx';
import { splitInternational } from './dialling.ts';
import s from './mobile-field.module.css';

const DiallingSheet = lazyPart(() => import('./dialling-sheet.tsx'), 'DiallingSheet', CodeMissing);

type MobileFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'type' | 'before'> & {
  /** Digits alone, such as 55 [S2-156]. */
  dialingCode: string;
  /** `national`: the rest of a number that was entered with its dialling code. */
  onDialingCode: (code: string, national?: string) => void;
};

/** A mobile number with its dialling code, selected from all countries. */
export function MobileField({ dialingCode, onDialingCode, onBlur, ...field }: MobileFieldProps) {
  const { t } = useLingui();
  // Stays mounted once opened, so that its closing is animated.
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const split = (event: FocusEvent<HTMLInputElement>) => {
    const parts = splitInternational(event.target.value);
    if (parts) onDialingCode(parts.code, parts.national);
    onBlur?.(event);
  };
  return (
    <>
      <Field
        {...field}
        onBlur={split}
        label={t`Mobile number`}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        placeholder={dialingCode === '55' ? '11 98765-4321' : undefined}
        maxLength={32}
        before={
          <button
            type="button"
            className={s.code}
            aria-haspopup="dialog"
            aria-label={t`Country code: +${dialingCode}`}
            onClick={() => {
              setWanted(true);
              setOpen(true);
            }}
          >
            +{dialingCode}
            <ChevronDown size={16} />
          </button>
        }
      />
      {wanted && (
        <Suspense fallback={null}>
          <DiallingSheet
            open={open}
            chosen={dialingCode}
            onChoose={(code) => {
              onDialingCode(code);
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
