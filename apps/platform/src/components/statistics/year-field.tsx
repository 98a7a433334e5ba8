import { useState } from 'react';
import { SelectField } from '#app/components/select-field.tsx';
import { fieldOf } from '#app/lib/form-props.ts';

interface YearFieldProps {
  /** The year that is shown; undefined for all of them. */
  year: string | undefined;
  /** Of the first flight; null before it. */
  firstYear: number | null | undefined;
  onChange: (year: string) => void;
  /** One year only, without «all of them». */
  wholeYears?: boolean;
}

/** Chooses a year, or all of them. */
export function YearField({ year, firstYear, onChange, wholeYears = false }: YearFieldProps) {
  const [now] = useState(() => new Date().getUTCFullYear());
  const first = Math.min(firstYear ?? now, Number(year ?? now));
  const years = Array.from({ length: now - first + 1 }, (_, index) => String(now - index));
  return (
    <SelectField
      label="Periodo"
      {...fieldOf(year ?? 'todo', onChange)}
      options={[
        ...years.map((one) => [one, one] as const),
        ...(wholeYears ? [] : [['todo', 'Todos los años'] as const]),
      ]}
    />
  );
}

/** The year that an address asks for, such as `?ano=2025`; this one without it, undefined for all. */
export function yearOf(params: URLSearchParams): string | undefined {
  const asked = params.get('ano');
  if (asked === 'todo') return undefined;
  return /^20\d{2}$/.test(asked ?? '') ? (asked ?? undefined) : String(new Date().getUTCFullYear());
}

/** First and last day of a year, as the API asks for them. */
export function daysOf(year: string | undefined): { from?: string; to?: string } {
  return year === undefined ? {} : { from: `${year}-01-01`, to: `${year}-12-31` };
}
