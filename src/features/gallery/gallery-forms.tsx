import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Field } from '#src/ui/field.tsx';
import { SearchField } from '#src/ui/search-field.tsx';
import s from './gallery.module.css';
import { GallerySection } from './gallery-section.tsx';

const reveal = { show: 'Show password', hide: 'Hide password' };

export function GalleryForms() {
  const [search, setSearch] = useState('re');
  return (
    <>
      <GallerySection title="Search">
        <SearchField label="Find a game" value={search} onChange={setSearch} clearLabel="Clear the search" />
      </GallerySection>
      <GallerySection title="Fields">
        <Card>
          <form className={s.form} onSubmit={(event) => event.preventDefault()}>
            <Field label="User name" defaultValue="marina.costa" autoComplete="off" />
            <Field
              label="Password"
              type="password"
              defaultValue="marelinda"
              autoComplete="off"
              reveal={reveal}
              labelAside={<a href="#forgot">Forgot it</a>}
              errors={['Name and password do not match', 'try again']}
            />
            <Field
              label="E-mail"
              type="email"
              defaultValue="marina@example.com"
              valid
              hint="We write only about your account."
            />
            <Field label="Phone" inputMode="tel" before={<span>+55</span>} placeholder="11 91234 5678" />
            <Field label="Document" defaultValue="000.000.000-00" disabled />
            <Checkbox label="Remember me on this device" defaultChecked />
            <Checkbox label="Tell me about promotions" />
            <Checkbox label="Cannot be changed" checked readOnly disabled />
            <Button big wide>
              Log in
            </Button>
          </form>
        </Card>
      </GallerySection>
    </>
  );
}
