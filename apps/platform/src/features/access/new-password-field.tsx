import { TextField } from '@va/ui/controls/field.tsx';
import { fieldOf } from '#app/lib/form-props.ts';

/** A password to set: long rather than strange, and shown while it is typed, if the person wishes. */
export function NewPasswordField({
  value,
  onChange,
  error,
}: {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}) {
  return (
    <TextField
      label="Contraseña nueva"
      hint="Diez caracteres como mínimo. Tres o cuatro palabras sueltas se recuerdan bien; no uses la de otro sitio."
      type="password"
      autoComplete="new-password"
      minLength={10}
      maxLength={200}
      required
      {...fieldOf(value, onChange, error)}
    />
  );
}
