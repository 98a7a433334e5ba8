import type { Refusal } from '@va/domain/refusal.ts';
import type { ProblemErrorBody } from '@va/contract/shared/problem.ts';
import { type ProblemCode, isProblemCode, PROBLEMS, statusOf } from '@va/contract/shared/problems.ts';

/** What a problem says besides its kind. */
export interface ProblemExtras {
  /** What happened and what to do, in Spanish; without it what is wrong first, or the meaning of the kind. */
  detail?: string;
  errors?: ProblemErrorBody[];
  /** The thing as it is now, where it changed meanwhile. */
  current?: unknown;
  links?: Record<string, string>;
  /** Seconds to wait; also sent as `Retry-After`. */
  retryAfter?: number;
  /** Headers to send with it. */
  headers?: Record<string, string>;
}

/** A refusal on its way to the caller; thrown anywhere below the API. */
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

/** A rule of the domain said no: its code is the kind, its sentence and way out are the detail, its figures `current`. */
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

/** Throws `datos-no-validos` with every field that is wrong, beside which the form shows it; nothing where none is. */
export function refuseFields(errors: readonly { field: string; message: string }[]): void {
  if (errors.length === 0) return;
  throw new Problem('datos-no-validos', {
    errors: errors.map(({ field, message }) => ({ pointer: `/${field}`, message })),
  });
}

/** Throws when a rule of the domain says no. */
export function unlessRefused(refusal: Refusal | null): void {
  if (refusal !== null) throw refusalProblem(refusal);
}
