import type { ProblemKind } from '../shared/problem.ts';

/** Problems of bringing an airline's past over. */
export const importProblems = {
  'importacion-en-otro-estado': {
    title: 'La importación está en otro estado',
    meaning: 'Sólo se aplica lo que está revisado, y sólo se retira lo que está aplicado entero.',
  },
  'importacion-en-uso': {
    title: 'Lo importado ya se usa',
    meaning:
      'Hay algo que cuelga de lo importado, como una reserva, una apelación o una importación posterior: retira antes eso.',
  },
  'falta-segunda-persona': {
    title: 'Hace falta otra persona',
    meaning: 'Tantos puntos los trae una persona y los aplica otra.',
  },
  'sin-clave-de-newsky': {
    title: 'Falta la clave de NewSky',
    meaning: 'La clave de la compañía no está en el servidor: quien lo administra la pone en NEWSKY_TOKEN.',
  },
} as const satisfies Record<string, ProblemKind>;
