import { ApiProblem } from '#app/lib/problem.ts';

/** Whether a form was opened too long ago to be sent. */
export const isFormOver = (error: unknown): boolean =>
  error instanceof ApiProblem && error.problem.code === 'formulario-no-valido';
