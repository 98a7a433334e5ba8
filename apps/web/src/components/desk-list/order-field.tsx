import { SelectField } from '#app/components/select-field.tsx';
import { fieldOf } from '#app/lib/form-props.ts';
import type { ListColumn } from './list-order.ts';
import type { ListRows } from './use-list-rows.ts';

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
