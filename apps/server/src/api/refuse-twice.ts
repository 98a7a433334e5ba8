import type { ProblemCode } from '@va/contract/shared/problems.ts';
import { isUniqueViolation } from '#server/db/database-error.ts';
import { Problem } from './problem.ts';

/** For `catch`: turns a violation of this unique constraint into this problem and throws any other error again. */
export const refuseTwice = (constraint: string, code: ProblemCode) => (error: unknown) => {
  throw isUniqueViolation(error, constraint) ? new Problem(code) : error;
};
