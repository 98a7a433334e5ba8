import { TextField } from '@va/ui/controls/field.tsx';
import type { ComponentProps } from 'react';

/** Field for the days of a flight as digits 1 to 7. It rejects any other character, which would be ignored silently. */
export function DaysField(props: Omit<ComponentProps<typeof TextField>, 'label'> & { value: string }) {
  const wrong = /^[1-7]*$/.test(props.value) ? '' : 'Escribe sólo cifras del 1 al 7, como 135.';
  return (
    <TextField
      label="Días"
      hint="Del 1 (lunes) al 7 (domingo), en UTC."
      inputMode="numeric"
      required
      ref={(field) => field?.setCustomValidity(wrong)}
      {...props}
    />
  );
}
