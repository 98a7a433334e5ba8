import type { ProblemBody } from '@va/contract/shared/problem.ts';

/** A refusal of the API, in the words that it gave for the person. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly problem: ProblemBody;

  constructor(problem: ProblemBody) {
    super(problem.detail);
    this.problem = problem;
  }
}

/** No answer: the server is down or there is no network. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';

  constructor() {
    super('La plataforma no responde. Lo que has escrito sigue aquí: vuelve a intentarlo.');
  }
}

/** Failure in the browser before the API was asked; `message` is for the person. */
export class NothingDone extends Error {
  override readonly name = 'NothingDone';
}

/** Message to a person about a failed act. */
export function problemText(error: unknown): string {
  if (error instanceof ApiProblem || error instanceof NoAnswer || error instanceof NothingDone)
    return error.message;
  return 'La plataforma ha contestado algo que esta página no entiende. Recárgala y vuelve a intentarlo.';
}

/** Message to a person about data that could not be read. */
export const unreadText = (error: unknown): string =>
  error instanceof NoAnswer ? 'La plataforma no responde.' : problemText(error);

/** Whether the thing has been changed by somebody else since it was read (412). */
export const isOvertaken = (error: unknown): boolean =>
  error instanceof ApiProblem && error.problem.status === 412;

/** Whether another booking holds the tail, which the pilot can share on a second press. */
export const isTailTaken = (error: unknown): boolean =>
  error instanceof ApiProblem && error.problem.code === 'matricula-ocupada';

/** Whether a sign-in was refused for its callsign or password; the answer does not say which. */
export const isWrongPassword = (error: unknown): boolean =>
  error instanceof ApiProblem && error.problem.code === 'acceso-incorrecto';

/**
 * Error of one value of the request.
 * @param pointer JSON pointer to the value, such as `/callsign`
 */
export function errorAt(error: unknown, pointer: string): string | undefined {
  if (!(error instanceof ApiProblem)) return undefined;
  return error.problem.errors?.find((entry) => entry.pointer === pointer)?.message;
}
