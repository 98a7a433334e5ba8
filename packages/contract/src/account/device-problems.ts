import type { ProblemKind } from '../shared/problem.ts';

/** Problems of programs that show a code. */
export const deviceProblems = {
  'autorizacion-pendiente': {
    status: 400,
    title: 'El piloto aún no ha contestado',
    meaning: 'Espera los segundos de «interval» y pregunta otra vez (authorization_pending).',
  },
  'mas-despacio': {
    status: 400,
    title: 'Preguntas demasiado deprisa',
    meaning: 'Espera cinco segundos más entre dos preguntas, desde ahora (slow_down).',
  },
  'autorizacion-denegada': {
    status: 400,
    title: 'El piloto ha dicho que no',
    meaning: 'No preguntes más: el piloto ha rechazado el programa (access_denied).',
  },
  'codigo-caducado': {
    status: 400,
    title: 'El código ya no vale',
    meaning: 'Ha caducado, ya se usó o no existe: pide otro (expired_token).',
  },
} as const satisfies Record<string, ProblemKind>;
