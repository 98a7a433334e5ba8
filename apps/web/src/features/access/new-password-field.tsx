import { TextField } from '@va/ui/controls/field.tsx';
import type { ComponentProps } from 'react';

/** A password to set: long rather than strange, and shown while it is typed, if the person wishes. */
export function NewPasswordField(
  field: Pick<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'error'>,
) {
  return (
    <TextField
      label="Contraseña nueva"
      hint="Diez caracteres como mínimo. Tres o cuatro palabras sueltas se recuerdan bien; no uses la de otro sitio."
      type="password"
      autoComplete="new-password"
      minLength={10}
      maxLength={200}
      required
      {...field}
    />
  );
}
