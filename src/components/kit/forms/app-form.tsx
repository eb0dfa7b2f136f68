import { Trans } from '@lingui/react/macro';
import { type ReactNode, type SubmitEvent, useId } from 'react';
import { Button } from '#src/ui/button.tsx';
import { cx } from '#src/ui/class-names.ts';
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
    readFields: (form: HTMLFormElement) => void;
  };
  submitLabel: ReactNode;
  /** `danger` for what takes something away. */
  tone?: 'danger' | undefined;
  /** Why nothing can be sent yet, where it is not the network. */
  blocked?: string | undefined;
  /** The button stays in sight at the lower edge while the form is longer than the screen. */
  docked?: boolean;
  /** Ask before the page is left with something typed; not where little is lost, as at login. */
  confirmLeave?: boolean;
  children: ReactNode;
};

/** The fields one under the other, what went wrong with them as a whole, and the button, which says why it is off. */
export function AppForm({ form, submitLabel, tone, blocked, docked, confirmLeave = true, children }: AppFormProps) {
  const reason = useId();
  const off = form.offline || blocked !== undefined;
  return (
    // The method keeps what is typed out of the address, should the browser send the form before React listens.
    <form
      className={s.form}
      method="post"
      // A button in it, such as the one that asks for a code, works with what stands in the fields.
      onClickCapture={(event) => form.readFields(event.currentTarget)}
      onSubmit={blocked === undefined ? form.onSubmit : (event) => event.preventDefault()}
      noValidate
    >
      {children}
      {form.alert && <InlineAlert>{form.alert}</InlineAlert>}
      <div className={cx(docked && s.dock)}>
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
        <p id={reason} role="status" className={s.reason}>
          {form.offline ? <Trans>No internet. What you have typed stays here until you can send it.</Trans> : blocked}
        </p>
      </div>
      {confirmLeave && <LeaveGuard unsaved={form.unsaved} />}
    </form>
  );
}
