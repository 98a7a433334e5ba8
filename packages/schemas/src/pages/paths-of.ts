/** The address of each page of a table, by name. */
export const pathsOf = <Table extends Readonly<Record<string, { path: string }>>>(table: Table) =>
  Object.fromEntries(Object.entries(table).map(([name, { path }]) => [name, path])) as {
    [Name in keyof Table]: Table[Name]['path'];
  };
