import { FormSkeleton } from '#src/components/kit/forms/form-skeleton.tsx';
import { Card } from '#src/ui/card.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Field } from '#src/ui/field.tsx';
import { SearchField } from '#src/ui/search-field.tsx';
import s from './gallery.module.css';
import type { Sample } from './sample.tsx';

/** Form fields. */
export const formSamples: readonly Sample[] = [
  {
    title: 'Search',
    Show: () => (
      <SearchField label="Find a game" defaultValue="re" onInput={() => undefined} clearLabel="Clear the search" />
    ),
  },
  {
    title: 'Fields',
    Show: () => (
      <Card className={s.form}>
        <Field label="Plain" placeholder="11 91234 5678" />
        <Field
          label="Wrong"
          type="password"
          defaultValue="marelinda"
          reveal={{ show: 'Show password', hide: 'Hide password' }}
          labelAside={<a href="#forgot">Forgot it</a>}
          errors={['Name and password do not match', 'try again']}
        />
        <Field label="Right" defaultValue="marina@example.com" valid hint="We write only about your account." />
        <Field label="Disabled" defaultValue="000.000.000-00" disabled />
        <Checkbox label="Remember me on this device" defaultChecked />
        <Checkbox label="Cannot be changed" checked readOnly disabled />
      </Card>
    ),
  },
  { title: 'Form that comes', Show: () => <FormSkeleton fields={2} check /> },
];
