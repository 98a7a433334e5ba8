/** Whether there is something to plan in a statement, so that preparing it is worth it: not in beginning or ending a transaction. */
export const hasPlan = (sql: string, parameters: readonly unknown[]): boolean =>
  parameters.length > 0 || /^\s*select\b/.test(sql);
