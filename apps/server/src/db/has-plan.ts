/** Whether preparing a statement saves planning: not for `begin`, `commit` and the like. */
export const hasPlan = (sql: string, parameters: readonly unknown[]): boolean =>
  parameters.length > 0 || /^\s*select\b/.test(sql);
