import { TextField } from '@va/ui/controls/field.tsx';
import type { ReactNode } from 'react';
import { Checkbox } from '#app/components/checkbox.tsx';
import { portalAddress } from '#app/config/base-path.ts';
import { fieldsOf } from '#app/lib/form-props.ts';

/** Personal data of a person who wants to join. */
export interface Person {
  name: string;
  email: string;
  oldEnough: boolean;
  privacyAccepted: boolean;
  /** Empty, unless a program has filled it in. */
  website: string;
}

export const NOBODY: Person = { name: '', email: '', oldEnough: false, privacyAccepted: false, website: '' };

interface PersonFieldsProps {
  person: Person;
  onChange: (changes: Partial<Person>) => void;
  /** Why it was refused, where it was. */
  error: unknown;
  /** Years. */
  minAge: number;
  /** Purpose of the data, as the end of «acepto que el equipo use estos datos». */
  use: string;
  /** Further fields, before the boxes to tick. */
  children?: ReactNode;
}

/** Fields for name, address, age and consent of a person without an account. */
export function PersonFields({ person, onChange, error, minAge, use, children }: PersonFieldsProps) {
  const field = fieldsOf(person, onChange, error);
  return (
    <>
      <TextField
        label="Nombre y apellidos"
        autoComplete="name"
        required
        minLength={2}
        maxLength={80}
        {...field('name')}
      />
      <TextField
        label="Correo"
        hint="Para escribirte; sólo lo ve el equipo."
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        {...field('email')}
      />
      {children}
      {/* Shown to nobody, by no means: only a program fills it in. */}
      <div hidden>
        <input
          name="website"
          aria-label="Página web"
          autoComplete="off"
          tabIndex={-1}
          value={person.website}
          onChange={({ target }) => onChange({ website: target.value })}
        />
      </div>
      <Checkbox
        label={`Tengo ${minAge} años o más`}
        required
        checked={person.oldEnough}
        onChange={() => onChange({ oldEnough: !person.oldEnough })}
      />
      <Checkbox
        required
        checked={person.privacyAccepted}
        onChange={() => onChange({ privacyAccepted: !person.privacyAccepted })}
        label={
          <>
            He leído la{' '}
            <a
              href={portalAddress('/politicas/privacidad')}
              target="_blank"
              rel="noopener"
              className="text-link underline"
            >
              política de privacidad
            </a>{' '}
            y acepto que el equipo use estos datos {use}
          </>
        }
      />
    </>
  );
}
