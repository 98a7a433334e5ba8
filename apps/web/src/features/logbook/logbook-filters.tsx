import { Button } from '@va/ui/controls/button.tsx';
import { TextField } from '@va/ui/controls/field.tsx';
import { useState } from 'react';
import { SelectField } from '#app/components/select-field.tsx';
import { fieldOf } from '#app/lib/form-props.ts';
import { ORDERS, STATES, type FilterName } from './logbook-filter.ts';

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
