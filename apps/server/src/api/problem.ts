import type { Refusal } from '@va/domain/refusal.ts';
import type { ProblemErrorBody } from '@va/contract/shared/problem.ts';
import { type ProblemCode, isProblemCode, PROBLEMS, statusOf } from '@va/contract/shared/problems.ts';
import {
  DatabaseError,
  DatabaseUnavailable,
  DISK_FULL,
  isUniqueViolation,
} from '#server/db/database-error.ts';

/** What a problem carries besides its code. */
export interface ProblemExtras {
  /**
   * What happened and what to do, in Spanish; by default the first wrong value's message, or the meaning of the code.
   */
  detail?: string;
  errors?: ProblemErrorBody[];
  /** The present state of the thing, when somebody changed it meanwhile. */
  current?: unknown;
  links?: Record<string, string>;
  /** Seconds to wait; also sent as `Retry-After`. */
  retryAfter?: number;
  /** Headers to send with it. */
  headers?: Record<string, string>;
}

/** An error that the API answers as `application/problem+json`; code anywhere below the API may throw it. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  readonly extras: ProblemExtras;

  constructor(code: ProblemCode, extras: ProblemExtras = {}) {
    const [wrong] = code === 'datos-no-validos' ? (extras.errors ?? []) : [];
    super(extras.detail ?? wrong?.message.replace(/\.?$/, '.') ?? PROBLEMS[code].meaning);
    this.code = code;
    this.extras = extras;
  }

  get status(): number {
    return statusOf(this.code);
  }
}

/** Turns a domain rule's refusal into a problem: code as is, sentence and way out as `detail`, figures as `current`. */
export function refusalProblem({ code, message, wayOut, details }: Refusal, pointer?: string): Problem {
  if (!isProblemCode(code)) throw new Error(`The refusal «${code}» is no documented problem.`);
  return new Problem(code, {
    detail: wayOut === undefined ? message : `${message} ${wayOut}`,
    ...(details !== undefined && { current: details }),
    ...(pointer !== undefined && { errors: [{ pointer, message }] }),
  });
}

/**
 * The refusal of one value.
 * @param pointer JSON pointer to it in what was sent
 * @param message what is wrong with it or what to write instead, in Spanish and without a full stop
 * @param detail what a person is told of the whole; without it the message
 */
export function wrongValue(pointer: string, message: string, detail?: string): Problem {
  const errors = [{ pointer, message }];
  return new Problem('datos-no-validos', detail === undefined ? { errors } : { detail, errors });
}

/** Throws `datos-no-validos` with every wrong field, so that the form can mark each; does nothing without any. */
export function refuseFields(errors: readonly { field: string; message: string }[]): void {
  if (errors.length === 0) return;
  throw new Problem('datos-no-validos', {
    errors: errors.map(({ field, message }) => ({ pointer: `/${field}`, message })),
  });
}

/** Throws the refusal of a domain rule as a problem; does nothing for null. */
export function unlessRefused(refusal: Refusal | null): void {
  if (refusal !== null) throw refusalProblem(refusal);
}

/**
 * SQLSTATEs of a serialization failure and a deadlock: PostgreSQL rolled the transaction back, and a retry can succeed.
 */
const BLOCKED: ReadonlySet<string> = new Set(['40001', '40P01']);

/** Turns anything thrown into a problem; an unexpected error becomes an internal one, which the caller logs. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof DatabaseUnavailable) return new Problem('sin-base-de-datos', { retryAfter: 5 });
  if (error instanceof DatabaseError && error.code === DISK_FULL)
    return new Problem('sin-espacio', { retryAfter: 60 });
  if (error instanceof DatabaseError && BLOCKED.has(error.code))
    return new Problem('sin-base-de-datos', { retryAfter: 1 });
  return new Problem('error-interno');
}

/** For `catch`: turns a violation of this unique constraint into this problem and throws any other error again. */
export const refuseTwice = (constraint: string, code: ProblemCode) => (error: unknown) => {
  throw isUniqueViolation(error, constraint) ? new Problem(code) : error;
};
