import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorText } from '#src/platform/language/error-text.ts';
import { toAppError } from '#src/platform/calls/errors.ts';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/field.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { HumanCheckNote } from './human-check-note.tsx';
import { useProofOfWorkInstead } from './use-proof-of-work-instead.ts';
import { newCaptcha } from './new-captcha.ts';
import s from './captcha-field.module.css';

type CaptchaFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'type'> & { onNewId: (id: string) => void };

/**
 * The captcha: a picture, renewed on tap [S2-024], and its texts [S2-025]; for people who cannot see it, a proof of work by the
 * browser instead. Remounted (`key`) it starts with a picture again.
 */
export function CaptchaField({ onNewId, errors, ...field }: CaptchaFieldProps) {
  const { t, i18n } = useLingui();
  const [picture, setPicture] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const [wanted, setWanted] = useState(0);
  const told = useEffectEvent(onNewId);
  const box = useRef<HTMLDivElement>(null);
  const work = useProofOfWorkInstead(box, onNewId);

  const hasWork = useEffectEvent(() => work.stage === 'done');

  useEffect(() => {
    let current = true;
    newCaptcha().then(
      (captcha) => {
        if (!current || hasWork()) return;
        setPicture(captcha.picture);
        setFailed(undefined);
        told(captcha.id);
      },
      (cause: unknown) => current && setFailed(i18n._(errorText[toAppError(cause).code])),
    );
    return () => {
      current = false;
    };
  }, [wanted, i18n]);

  return (
    <div ref={box}>
      <div className={s.captcha} hidden={work.stage === 'done'}>
        <Field
          {...field}
          label={t`Verification code`}
          hint={t`Enter what the picture shows. If it is a sum, enter the result (1 to 16 characters).`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={16}
          errors={work.failure ?? errors ?? failed}
          after={
            <button type="button" className={s.image} aria-label={t`New picture`} onClick={() => setWanted(wanted + 1)}>
              {picture ? <img src={picture} alt={t`Verification code as a picture`} /> : <Spinner />}
            </button>
          }
        />
      </div>
      <HumanCheckNote stage={work.stage} />
      {work.stage === 'idle' && (
        <Button variant="text" onClick={() => void work.begin()}>
          <Trans>I cannot see the picture</Trans>
        </Button>
      )}
    </div>
  );
}
