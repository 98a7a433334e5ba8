import { TextField } from '@va/ui/controls/field.tsx';
import type { ReactNode } from 'react';
import { SelectField } from '#app/components/select-field.tsx';
import { fieldOf } from '#app/lib/form-props.ts';
import { CsvButton } from './csv-button.tsx';
import { listCsv } from './list-csv.ts';
import type { ListColumn } from './list-order.ts';
import type { ListRows } from './use-list-rows.ts';

interface ListToolsProps<T> {
  list: ListRows<T>;
  columns: readonly ListColumn<T>[];
  /** Words of the search. */
  label: string;
  /** Name of the CSV file, without its end. */
  file: string;
  /** Filters beside the search. */
  filters?: ReactNode;
}

/** Controls above a list: search, filters, CSV of all results, and the range of rows shown. */
export function ListTools<T>({ list, columns, label, file, filters }: ListToolsProps<T>) {
  const { search, found, shown, from, set } = list;
  return (
    <>
      {/* On a phone as many controls per line as fit: one per line would fill the screen. */}
      <div className="flex flex-wrap items-end gap-3 max-sm:*:grow sm:gap-4">
        <div className="min-w-0 grow basis-full sm:max-w-sm sm:basis-auto">
          <TextField label={label} type="search" {...fieldOf(search, (q) => set({ q }))} />
        </div>
        {filters}
        <CsvButton name={file} read={() => listCsv(columns, found)} />
      </div>
      <p role="status" className="text-sm text-ink-2">
        {found.length === 0
          ? 'Nada con esos filtros.'
          : `Del ${from + 1} al ${from + shown.length}, de ${found.length}.`}
      </p>
    </>
  );
}

/** Choice of the sort order, for a list without column heads. */
export function OrderField<T>({
  label,
  list: { order, set },
  columns,
}: {
  label: string;
  list: ListRows<T>;
  columns: readonly ListColumn<T>[];
}) {
  return (
    <SelectField
      label={label}
      {...fieldOf(order ?? '', (orden) => set({ orden }))}
      options={[
        ['', 'Como vienen'],
        ...columns.flatMap(({ id, title }) => [
          [id, `${title}, ascendente`] as const,
          [`-${id}`, `${title}, descendente`] as const,
        ]),
      ]}
    />
  );
}
