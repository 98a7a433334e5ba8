import { SelectField } from '#app/components/select-field.tsx';
import { fieldOf } from '#app/lib/form-props.ts';
import type { ListColumn, ListOrder } from './list-order.ts';

/** By which column a list without heads of columns is sorted. */
export function OrderField<T>({
  label,
  order,
  columns,
  onChange,
}: {
  label: string;
  order: ListOrder | null;
  columns: readonly ListColumn<T>[];
  onChange: (order: ListOrder) => void;
}) {
  return (
    <SelectField
      label={label}
      {...fieldOf(order ?? '', onChange)}
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
