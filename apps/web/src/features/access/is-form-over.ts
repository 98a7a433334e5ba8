import { ApiProblem } from '#app/lib/problem.ts';

/** Whether a submission was refused because the form was opened too long ago. */
export const isFormOver = (error: unknown): boolean =>
  error instanceof ApiProblem && error.problem.code === 'formulario-no-valido';
