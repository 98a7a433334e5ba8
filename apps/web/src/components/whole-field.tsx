import { formatNumber } from '@va/domain/numbers.ts';
import { TextField } from '@va/ui/controls/field.tsx';
import type { ComponentProps } from 'react';
import { wholeOf } from '#app/lib/whole.ts';

/** Field for a whole number. A browser's number field would drop invalid text and change with the mouse wheel. */
export function WholeField({
  least,
  most,
  ...rest
}: ComponentProps<typeof TextField> & { least: number; most: number; value: string }) {
  const { value, required } = rest;
  const number = wholeOf(value);
  const fits = value.trim() === '' || (Number.isInteger(number) && number >= least && number <= most);
  const bounds = `de ${formatNumber(least)} a ${formatNumber(most)}${required ? '' : ', o nada'}`;
  return (
    <TextField
      // Keyboards of numbers have no sign.
      inputMode={least < 0 ? 'text' : 'numeric'}
      ref={(field) => field?.setCustomValidity(fits ? '' : `Escribe un número entero, ${bounds}.`)}
      {...rest}
    />
  );
}
