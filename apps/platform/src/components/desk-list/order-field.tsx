import { SelectField } from '#app/components/select-field.tsx';
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
      value={order ?? ''}
      onChange={({ target }) => onChange(target.value)}
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
