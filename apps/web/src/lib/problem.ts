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

/** No answer at all: the server is down or there is no network. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';

  constructor() {
    super('La plataforma no responde. Lo que has escrito sigue aquí: vuelve a intentarlo.');
  }
}

/** What came to nothing in the browser, before the API was asked; `message` tells the person. */
export class NothingDone extends Error {
  override readonly name = 'NothingDone';
}

/** What a person is told about an act that failed. */
export function problemText(error: unknown): string {
  if (error instanceof ApiProblem || error instanceof NoAnswer || error instanceof NothingDone)
    return error.message;
  return 'La plataforma ha contestado algo que esta página no entiende. Recárgala y vuelve a intentarlo.';
}

/** What a person is told where something could not be read; nothing was typed. */
export const unreadText = (error: unknown): string =>
  error instanceof NoAnswer ? 'La plataforma no responde.' : problemText(error);

/** Whether somebody else has changed a thing since it was read. */
export const isOvertaken = (error: unknown): boolean =>
  error instanceof ApiProblem && error.problem.status === 412;

/** Whether somebody else holds the tail of an order, which its pilot may share on a second press. */
export const isTailTaken = (error: unknown): boolean =>
  error instanceof ApiProblem && error.problem.code === 'matricula-ocupada';

/** Whether a sign-in was refused for its callsign or password; the answer does not tell which. */
export const isWrongPassword = (error: unknown): boolean =>
  error instanceof ApiProblem && error.problem.code === 'acceso-incorrecto';

/**
 * What is wrong with one value of what was sent.
 * @param pointer JSON pointer to the value, such as `/callsign`
 */
export function errorAt(error: unknown, pointer: string): string | undefined {
  if (!(error instanceof ApiProblem)) return undefined;
  return error.problem.errors?.find((entry) => entry.pointer === pointer)?.message;
}
