import { Button } from '@va/ui/controls/button.tsx';
import { TextField } from '@va/ui/controls/field.tsx';
import { useState } from 'react';
import { SelectField } from '#app/components/select-field.tsx';
import { fieldOf } from '#app/lib/form-props.ts';
import type { LogbookOrder } from '@va/contract/reports/logbook.ts';
import type { LogbookFilter } from '#app/api/reports.ts';

/** Filters as the address has them, in Spanish. */
const NAMES = {
  estado: 'state',
  aeropuerto: 'airport',
  avion: 'type',
  desde: 'from',
  hasta: 'to',
} as const satisfies Record<string, keyof LogbookFilter>;
export type FilterName = keyof typeof NAMES;

const STATES = [
  ['', 'Todos'],
  ['decidido', 'Decididos'],
  ['espera', 'A la espera'],
  ['rechazado', 'Rechazados'],
  ['anulado', 'Anulados'],
] as const;
const API_STATES: Readonly<Record<string, string>> = {
  decidido: 'decided',
  espera: 'waiting',
  rechazado: 'rejected',
  anulado: 'voided',
};

/** Sort orders of the flights, by their name in the address. */
const ORDERS = [
  ['', 'Los últimos primero'],
  ['antiguos', 'Los más antiguos primero'],
  ['nota', 'La mejor nota primero'],
  ['peor-nota', 'La peor nota primero'],
  ['largos', 'Los más largos primero'],
  ['cortos', 'Los más cortos primero'],
] as const;
const API_ORDERS: Readonly<Record<string, LogbookOrder>> = {
  antiguos: 'flown',
  nota: '-score',
  'peor-nota': 'score',
  largos: '-block',
  cortos: 'block',
};

/** The order that an address asks for; undefined for the usual one. */
export const orderOf = (params: URLSearchParams): LogbookOrder | undefined =>
  API_ORDERS[params.get('orden') ?? ''];

/** Filter for the API from the address; invalid values are left out. */
export function filterOf(params: URLSearchParams): LogbookFilter {
  const filter: LogbookFilter = {};
  for (const [name, key] of Object.entries(NAMES)) {
    const typed = params.get(name)?.trim() ?? '';
    const value = key === 'state' ? API_STATES[typed] : typed.toUpperCase();
    if (value && isWhole(key, value)) filter[key] = value;
  }
  return filter;
}

/** Half a code is no filter yet. */
function isWhole(key: keyof LogbookFilter, value: string): boolean {
  if (key === 'airport') return /^[A-Z][A-Z0-9]{3}$/.test(value);
  if (key === 'type') return /^[A-Z0-9]{2,4}$/.test(value);
  if (key === 'state') return true;
  return /^20\d{2}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
}

/** Filters of the logbook, kept in the address, so that a link or a reload shows the same. */
export function LogbookFilters({
  params,
  onChange,
}: {
  params: URLSearchParams;
  /** `null` takes all filters off, and leaves the order. */
  onChange: (name: FilterName | 'orden' | null, value: string) => void;
}) {
  const field = (name: FilterName | 'orden') =>
    fieldOf(params.get(name) ?? '', (value) => onChange(name, value));
  const set = ['estado', 'aeropuerto', 'avion', 'desde', 'hasta'].some((name) => !!params.get(name));
  const ordered = !!params.get('orden');
  // Open from the start where something is filtered or ordered; then as the pilot leaves it, also while the last filter is typed anew.
  const [open, setOpen] = useState(set || ordered);
  return (
    <details
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="mb-4 rounded-lg border border-line bg-surface px-4 py-3 print:hidden"
    >
      <summary className="cursor-pointer font-bold">Filtrar y ordenar</summary>
      <div className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))] items-end gap-3">
        <SelectField label="Estado" options={STATES} {...field('estado')} />
        <TextField
          label="Aeropuerto (OACI)"
          maxLength={4}
          autoCapitalize="characters"
          {...field('aeropuerto')}
        />
        <TextField label="Avión (OACI)" maxLength={4} autoCapitalize="characters" {...field('avion')} />
        <TextField label="Desde" type="date" {...field('desde')} />
        <TextField label="Hasta" type="date" {...field('hasta')} />
        <SelectField label="Orden" options={ORDERS} {...field('orden')} />
        {set && <Button onClick={() => onChange(null, '')}>Quitar los filtros</Button>}
      </div>
    </details>
  );
}
