import { useState } from 'react';
import { SelectField } from '#app/components/select-field.tsx';
import { fieldOf } from '#app/lib/form-props.ts';

interface YearFieldProps {
  /** The year that is shown; undefined for all of them. */
  year: string | undefined;
  /** Year of the first flight; null before it. */
  firstYear: number | null | undefined;
  onChange: (year: string) => void;
  /** Offers only single years, without «all years». */
  wholeYears?: boolean;
}

/** Chooses a year, or all of them. */
export function YearField({ year, firstYear, onChange, wholeYears = false }: YearFieldProps) {
  const [now] = useState(() => new Date().getUTCFullYear());
  const first = Math.min(firstYear ?? now, Number(year ?? now));
  const years = Array.from({ length: now - first + 1 }, (_, index) => String(now - index));
  return (
    <SelectField
      label="Cambiar periodo"
      {...fieldOf(year ?? 'todo', onChange)}
      options={[
        ...years.map((one) => [one, one] as const),
        ...(wholeYears ? [] : [['todo', 'Todos los años'] as const]),
      ]}
    />
  );
}
