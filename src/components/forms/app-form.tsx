import { Trans } from '@lingui/react/macro';
import { type ReactNode, type SubmitEvent, useId } from 'react';
import { Button } from '#src/ui/button.tsx';
import { InlineAlert } from '#src/ui/inline-alert.tsx';
import s from './app-form.module.css';
import { LeaveGuard } from './leave-guard.tsx';

type AppFormProps = {
  /** Of useAppForm. */
  form: {
    pending: boolean;
    unsaved: boolean;
    offline: boolean;
    alert: string | undefined;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
  submitLabel: ReactNode;
  /** Ask before the page is left with something typed; not where little is lost, as at login. */
  confirmLeave?: boolean;
  children: ReactNode;
};

/** The fields one under the other, what went wrong with them as a whole, and the button, which says why it is off. */
export function AppForm({ form, submitLabel, confirmLeave = true, children }: AppFormProps) {
  const reason = useId();
  return (
    // The method keeps what is typed out of the address, should the browser send the form before React listens.
    <form className={s.form} method="post" onSubmit={form.onSubmit} noValidate>
      {children}
      {form.alert && <InlineAlert>{form.alert}</InlineAlert>}
      <Button
        type="submit"
        big
        wide
        pending={form.pending}
        aria-disabled={form.offline || undefined}
        aria-describedby={form.offline ? reason : undefined}
      >
        {submitLabel}
      </Button>
      <p id={reason} role="status" className={s.reason}>
        {form.offline && <Trans>No internet. What you have typed stays here until you can send it.</Trans>}
      </p>
      {confirmLeave && <LeaveGuard unsaved={form.unsaved} />}
    </form>
  );
}
