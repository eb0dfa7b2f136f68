import { useLingui } from '@lingui/react';
import { useAtomValue, useStore } from 'jotai';
import {
  type ChangeEvent,
  type FocusEvent,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import * as v from 'valibot';
import { createIntent } from '#src/components/kit/actions/intent.ts';
import type { ErrorCode } from '#src/contract/core/error-code.ts';
import { languageDebounce } from '#src/contract/core/limits.ts';
import { type AppError, toAppError } from '#src/platform/calls/errors.ts';
import { onlineAtom } from '#src/platform/device/online.ts';
import { errorText } from '#src/platform/language/error-text.ts';
import type { Write } from '#src/platform/resource/define-write.ts';
import { useSettledLanguage } from '#src/state/app/language.ts';
import { useUnsavedWork } from '#src/state/app/unsaved-work.ts';
import { formResolver, textsOf } from './form-resolver.ts';

/** Names of the fields that the gateway refused. */
const RefusedFields = v.object({ fields: v.array(v.string()) });

type Control = HTMLInputElement | HTMLTextAreaElement;
/** Props of an input or a text area; radio buttons share one. */
type TextField = {
  name: string;
  ref: (element: Control | null) => void;
  onChange: (event: ChangeEvent<Control>) => Promise<unknown>;
  onBlur: (event: FocusEvent<Control>) => Promise<unknown> | undefined;
  errors: readonly string[];
  valid: boolean;
};

/** The current value of a control; for radio buttons, of the checked one. */
const typedInto = (element: Control | null): string =>
  element && 'checked' in element && element.type === 'radio' && !element.checked ? '' : (element?.value ?? '');

/** The text of a form's control; undefined if there is none, or if it is not a text control. */
const shownIn = (control: Element | RadioNodeList | null): string | undefined =>
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement && control.type !== 'checkbox' && control.type !== 'radio')
    ? control.value
    : undefined;

export type AppFormState<Input extends FieldValues, Output> = UseFormReturn<Input, unknown, Output> & {
  readonly pending: boolean;
  /** Changed, and neither sent nor being sent. */
  readonly unsaved: boolean;
  /** The browser is offline: nothing is sent, and nothing is queued. */
  readonly offline: boolean;
  /** The error that belongs to no field. */
  readonly alert: string | undefined;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Reads the fields' current values: a password manager may fill them without an event. */
  readonly readFields: (form: HTMLFormElement) => void;
  /** Props for Field: those of `register`, with the field's error and whether it is valid [S2-048, S2-049]. */
  readonly field: (name: Path<Input>, onChange?: () => void) => TextField;
};

/** The last refusal: `fields` are those that still hold the refused value, `general` if it concerns none of them. */
type Refusal<Name> = { error: AppError; fields: readonly Name[]; general: boolean };

type Options<Input extends FieldValues, Output, Answer> = {
  schema: v.GenericSchema<Input, Output>;
  /** Initial values of the fields, in their order on the screen. */
  values: DefaultValues<Input>;
  /** Sends the parsed values; a rejection is shown. */
  submit: Write<Output, Answer>;
  onSuccess?: (answer: Answer) => void;
  /** The field that a refusal's code concerns; a code without a field is shown above the button. */
  about?: Partial<Record<ErrorCode, Path<Input>>>;
};

/**
 * A form on react-hook-form and a valibot schema: errors of the schema [S2-048] and of the gateway under their fields, the first
 * of them focused, everything else in `alert`; input survives a refusal, a lost network and a change of language [S2-153], and
 * blocks automatic reloads of the page. Rendered by AppForm.
 */
export function useAppForm<Input extends FieldValues, Output, Answer>(
  options: Options<Input, Output, Answer>,
): AppFormState<Input, Output> {
  const { schema, values, submit, onSuccess, about = {} } = options;
  type Name = Path<Input>;
  const { i18n } = useLingui();
  const store = useStore();
  const online = useAtomValue(onlineAtom);
  const language = useSettledLanguage(languageDebounce.help);
  const resolver = formResolver(schema, i18n);
  const form = useForm<Input, unknown, Output>({ resolver, defaultValues: values, mode: 'onTouched' });
  const { isDirty, isReady, isSubmitting } = form.formState;
  const [intent] = useState(createIntent);
  const [refusal, setRefusal] = useState<Refusal<Name>>();
  const sending = useRef(false);
  const early = useRef<Map<Name, string> | null>(new Map());
  const names = Object.keys(values) as Name[];
  useUnsavedWork(isDirty);

  // Input typed into the server's document before hydration takes precedence over the form's empty default.
  const takeEarly = useEffectEvent(() => {
    for (const [name, typed] of early.current ?? [])
      form.setValue(name, typed as PathValue<Input, Name>, { shouldDirty: true });
    early.current = null;
  });
  useEffect(() => {
    if (isReady) takeEarly();
  }, [isReady]);

  const checkAgain = useEffectEvent(() => {
    const shown = names.filter((name) => form.getFieldState(name).error);
    if (shown.length > 0) void form.trigger(shown);
  });
  useEffect(() => checkAgain(), [language]);
  // The refused field may have been rendered only after the refusal, as a captcha is.
  const focusRefused = useEffectEvent(() => refusal?.fields[0] && form.setFocus(refusal.fields[0]));
  useEffect(() => void focusRefused(), [refusal?.error]);

  const refuse = (error: AppError) => {
    const named = v.safeParse(RefusedFields, error.value);
    const field = about[error.code];
    const wrong = names.filter((name) => name === field || (named.success && named.output.fields.includes(name)));
    setRefusal({ error, fields: wrong, general: wrong.length === 0 });
  };
  const send = form.handleSubmit(async (output) => {
    setRefusal(undefined);
    try {
      const answer = await intent.attempt(output, (key) => submit(store, output, key));
      // Sent is saved: leaving loses nothing.
      form.reset(form.getValues());
      onSuccess?.(answer);
    } catch (cause) {
      refuse(toAppError(cause));
    }
  });

  const readFields = (element: HTMLFormElement) => {
    for (const name of names) {
      const known: unknown = form.getValues(name);
      const shown = shownIn(element.elements.namedItem(name));
      if (typeof known === 'string' && shown !== undefined && shown !== known)
        form.setValue(name, shown as PathValue<Input, Name>, { shouldDirty: true });
    }
  };

  const offline = !online && !navigator.onLine;

  return {
    ...form,
    pending: isSubmitting,
    unsaved: isDirty && !isSubmitting,
    offline,
    alert: refusal?.general ? i18n._(errorText[refusal.error.code]) : undefined,
    onSubmit: (event) => {
      event.preventDefault();
      if (sending.current || offline) return;
      readFields(event.currentTarget);
      sending.current = true;
      void send(event).finally(() => (sending.current = false));
    },
    readFields,
    field: (name, onChange) => {
      const { ref, ...registered } = form.register(name);
      const refused = refusal?.fields.includes(name) ? i18n._(errorText[refusal.error.code]) : undefined;
      const { error, isTouched } = form.getFieldState(name, form.formState);
      const errors = [...textsOf(error), ...(refused ? [refused] : [])];
      return {
        ...registered,
        ref: (element) => {
          const typed = typedInto(element);
          if (typed !== '') early.current?.set(name, typed);
          ref(element);
        },
        onChange: (event) => {
          if (refused) setRefusal((last) => last && { ...last, fields: last.fields.filter((other) => other !== name) });
          const checked = registered.onChange(event);
          // An error shown before blur, as when a code is requested, is cleared while typing, not on the next tap.
          if (error && !isTouched) void form.trigger(name);
          onChange?.();
          return checked;
        },
        // A field left empty shows no error on blur, and so shifts nothing that is being tapped below it; nor does one left by
        // pressing a button, which validates the field itself.
        onBlur: (event) =>
          form.getValues(name) === '' || event.relatedTarget?.matches('button:active')
            ? undefined
            : registered.onBlur(event),
        errors,
        valid: isTouched && Boolean(form.getValues(name)) && errors.length === 0,
      };
    },
  };
}
