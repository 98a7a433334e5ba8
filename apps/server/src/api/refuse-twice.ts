import type { ProblemCode } from '@va/contract/shared/problems.ts';
import { isUniqueViolation } from '#server/db/database-error.ts';
import { Problem } from './problem.ts';

/** For `catch`: a second row where a constraint lets stand one is refused with this problem. */
export const refuseTwice = (constraint: string, code: ProblemCode) => (error: unknown) => {
  throw isUniqueViolation(error, constraint) ? new Problem(code) : error;
};
