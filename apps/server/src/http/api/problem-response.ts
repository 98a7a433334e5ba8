import type { ProblemBody } from '@va/schemas/api/problem.ts';
import { PROBLEMS } from '@va/schemas/api/problems.ts';
import { Problem } from '#server/api/problem.ts';
import { DatabaseError, DatabaseUnavailable, DISK_FULL } from '#server/db/database-error.ts';

/** Where the pages of the problems stand, below the public path. */
export const PROBLEM_PAGES = 'plataforma/api/errores/';

/** Two transactions blocked each other, and one of them was undone: the same again succeeds. */
const BLOCKED: ReadonlySet<string> = new Set(['40001', '40P01']);

/** What was thrown, as a problem; what nobody expected is an internal error that is logged elsewhere. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof DatabaseUnavailable) return new Problem('sin-base-de-datos', { retryAfter: 5 });
  if (error instanceof DatabaseError && error.code === DISK_FULL)
    return new Problem('sin-espacio', { retryAfter: 60 });
  if (error instanceof DatabaseError && BLOCKED.has(error.code))
    return new Problem('sin-base-de-datos', { retryAfter: 1 });
  return new Problem('error-interno');
}

/** The body of a problem. */
export function problemBody(problem: Problem, requestId: string, base: string): ProblemBody {
  const { errors, current, links, retryAfter } = problem.extras;
  return {
    type: `${base}${PROBLEM_PAGES}${problem.code}`,
    code: problem.code,
    title: PROBLEMS[problem.code].title,
    status: problem.status,
    detail: problem.message,
    instance: `urn:request:${requestId}`,
    ...(errors && { errors }),
    ...(current !== undefined && { current }),
    ...(links && { links }),
    ...(retryAfter !== undefined && { retryAfter }),
  };
}

/** A problem as a response. */
export function problemResponse(problem: Problem, requestId: string, base: string): Response {
  const { retryAfter, headers } = problem.extras;
  return new Response(JSON.stringify(problemBody(problem, requestId, base)), {
    status: problem.status,
    headers: {
      'Content-Type': 'application/problem+json; charset=utf-8',
      'Content-Language': 'es',
      ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
      ...headers,
    },
  });
}
