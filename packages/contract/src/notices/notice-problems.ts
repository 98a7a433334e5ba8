import type { ProblemKind } from '../shared/problem.ts';

/** Problems of the company's notices. */
export const noticeProblems = {
  'aviso-del-contenido': {
    title: 'El aviso es del contenido',
    meaning: 'Se cambia en content/notams.yaml, no desde la mesa.',
  },
  'estado-de-aviso': {
    title: 'El aviso está en otro estado',
    meaning: 'Este cambio no corresponde al estado que el aviso tiene ahora.',
  },
} as const satisfies Record<string, ProblemKind>;
