import type { ProblemBody } from '@va/contract/shared/problem.ts';
import { PROBLEMS } from '@va/contract/shared/problems.ts';
import type { Problem } from '#server/api/problem.ts';

/** Path of the pages that explain problems, below the base. */
export const PROBLEM_PAGES = 'plataforma/api/errores/';

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
