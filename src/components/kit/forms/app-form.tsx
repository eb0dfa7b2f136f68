import { Trans } from '@lingui/react/macro';
import { type ReactNode, type SubmitEvent, useId } from 'react';
import { Button } from '#src/ui/button.tsx';
import { cx } from '#src/ui/class-names.ts';
import { InlineAlert } from '#src/ui/inline-alert.tsx';
import s from './app-form.module.css';
import { LeaveGuard } from './leave-guard.tsx';

type AppFormProps = {
  /** The result of useAppForm. */
  form: {
    pending: boolean;
    unsaved: boolean;
    offline: boolean;
    alert: string | undefined;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
    readFields: (form: HTMLFormElement) => void;
  };
  submitLabel: ReactNode;
  /** `danger` for a destructive submit, `play` where money comes in. */
  tone?: 'danger' | 'play' | undefined;
  /** Why the form cannot be sent yet, other than being offline. */
  blocked?: string | undefined;
  /** The button sticks to the lower edge while the form is longer than the screen. */
  docked?: boolean;
  /** What stands beside the button, such as a sum. */
  beside?: ReactNode;
  /** Ask before leaving the page with unsaved input; off if little is lost, as at login. */
  confirmLeave?: boolean;
  children: ReactNode;
};

/** The fields in a column, the form's error, and the submit button with the reason why it is disabled. */
export function AppForm(props: AppFormProps) {
  const { form, submitLabel, tone, blocked, docked, beside, confirmLeave = true, children } = props;
  const reason = useId();
  const off = form.offline || blocked !== undefined;
  return (
    // The method keeps the input out of the address if the browser submits the form before hydration.
    <form
      className={cx(s.form, docked && s.docked)}
      method="post"
      // A nested button, such as the one that requests a code, reads the fields' current values.
      onClickCapture={(event) => form.readFields(event.currentTarget)}
      onSubmit={blocked === undefined ? form.onSubmit : (event) => event.preventDefault()}
      noValidate
    >
      {children}
      {form.alert && <InlineAlert>{form.alert}</InlineAlert>}
      <div className={cx(docked && s.dock)}>
        <div className={cx(beside !== undefined && s.beside)}>
          {beside}
          <Button
            type="submit"
            variant={tone}
            big
            wide
            pending={form.pending}
            aria-disabled={off || undefined}
            aria-describedby={off ? reason : undefined}
          >
            {submitLabel}
          </Button>
        </div>
        <p id={reason} role="status" className={s.reason}>
          {form.offline ? <Trans>No internet. What you have typed stays here until you can send it.</Trans> : blocked}
        </p>
      </div>
      {confirmLeave && <LeaveGuard unsaved={form.unsaved} />}
    </form>
  );
}
