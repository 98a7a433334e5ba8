import type { ProblemKind } from '../shared/problem-kind.ts';

/** Problems of the company's notices. */
export const noticeProblems = {
  'aviso-del-contenido': {
    title: 'El aviso es del contenido',
    meaning: 'Se cambia en content/notams.yaml, no desde la mesa.',
  },
} as const satisfies Record<string, ProblemKind>;
