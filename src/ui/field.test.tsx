// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, describe, expect, it } from 'vitest';
import { Field } from './field.tsx';

afterEach(cleanup);

const described = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);

describe('Field', () => {
  it('joins its errors with commas under the field and ties them to it [S2-048]', () => {
    render(<Field label="Name" hint="As on your document" errors={['too short', 'letters only']} />);
    const input = screen.getByLabelText('Name');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(described(input)).toEqual(['As on your document', 'too short, letters only']);
    const error = screen.getByText('too short, letters only');
    expect(input.compareDocumentPosition(error) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('has a tick when valid, not while it has an error [S2-049]', () => {
    const ticked = () => screen.getByLabelText('Name').nextElementSibling?.matches('svg') === true;
    const { rerender } = render(<Field label="Name" />);
    expect(ticked()).toBe(false);
    rerender(<Field label="Name" valid />);
    expect(ticked()).toBe(true);
    rerender(<Field label="Name" valid errors="taken" />);
    expect(ticked()).toBe(false);
  });

  it('shows and hides a password by an eye that says what it does', () => {
    render(<Field label="Password" type="password" reveal={{ show: 'Show it', hide: 'Hide it' }} />);
    const input = screen.getByLabelText('Password');
    expect(input.getAttribute('type')).toBe('password');
    fireEvent.click(screen.getByRole('button', { name: 'Show it' }));
    expect(input.getAttribute('type')).toBe('text');
    fireEvent.click(screen.getByRole('button', { name: 'Hide it' }));
    expect(input.getAttribute('type')).toBe('password');
  });

  it('works with register of react-hook-form: value, error and focus', async () => {
    const sent: unknown[] = [];
    function Form() {
      const { register, handleSubmit, formState } = useForm<{ name: string }>();
      return (
        <form onSubmit={(event) => void handleSubmit((values) => sent.push(values))(event)}>
          <Field
            label="Name"
            {...register('name', { required: 'say who you are' })}
            errors={formState.errors.name?.message}
          />
          <button type="submit">Send</button>
        </form>
      );
    }
    render(<Form />);
    await act(async () => fireEvent.click(screen.getByText('Send')));
    const input = screen.getByLabelText('Name');
    expect(described(input)).toEqual(['say who you are']);
    expect(document.activeElement).toBe(input);
    fireEvent.input(input, { target: { value: 'Marina' } });
    await act(async () => fireEvent.click(screen.getByText('Send')));
    expect(sent).toEqual([{ name: 'Marina' }]);
  });
});
