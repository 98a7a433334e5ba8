type Camel<Name> = Name extends `${infer First}_${infer Rest}` ? `${First}${Capitalize<Camel<Rest>>}` : Name;

type CamelRow<Row> = {
  [Column in keyof Row as Camel<Column>]: Row[Column] extends Date | null
    ? string | Extract<Row[Column], null>
    : Row[Column];
};

/**
 * A row as answers of the API say it: columns in camelCase, instants as ISO 8601 texts. It keeps every column; what the
 * schema of the answer does not name, the endpoint strips.
 */
export function camelRow<Row extends object>(row: Row): CamelRow<Row> {
  const entries = Object.entries(row).map(([column, value]: [string, unknown]) => [
    column.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
    value instanceof Date ? value.toISOString() : value,
  ]);
  return Object.fromEntries(entries) as CamelRow<Row>;
}
