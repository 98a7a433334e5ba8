/** PostgreSQL's error fields for a refused statement. */
export interface DatabaseErrorFields {
  /** SQLSTATE of five characters, such as `23505`. */
  code: string;
  severity?: string | undefined;
  detail?: string | undefined;
  constraint?: string | undefined;
}

/** PostgreSQL refused a statement; the embedded database and a server throw the same class. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  readonly code: string;
  readonly severity: string | undefined;
  readonly detail: string | undefined;
  readonly constraint: string | undefined;

  constructor(message: string, fields: DatabaseErrorFields) {
    super(message);
    this.code = fields.code;
    this.severity = fields.severity;
    this.detail = fields.detail;
    this.constraint = fields.constraint;
  }
}

/** The database does not answer: it is stopped, restarting or out of reach. Trying again later makes sense. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/** A sentence for the person at the terminal; the program ends with it. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}

/** The disk is full: PostgreSQL's `disk_full`. */
export const DISK_FULL = '53100';

/** Whether the error is a unique violation; with `constraint`, whether it is one of that constraint or index. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return (
    error instanceof DatabaseError &&
    error.code === '23505' &&
    (constraint === undefined || error.constraint === constraint)
  );
}

/** Reads an error of either driver; undefined if it did not come from the database. */
export function readDatabaseError(error: unknown): DatabaseError | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const { code } = error;
  if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code)) return undefined;
  const text = (name: string) => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' ? value : undefined;
  };
  return new DatabaseError(error.message, {
    code,
    severity: text('severity'),
    detail: text('detail'),
    constraint: text('constraint'),
  });
}
