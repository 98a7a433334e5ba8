import type { ProblemKind } from '../shared/problem.ts';

/** Problems of signing up for events, and of flights for them. */
export const eventProblems = {
  'evento-cerrado': {
    title: 'El evento está cerrado',
    meaning: 'El evento está cancelado, ha empezado o ha terminado, y esto ya no se puede hacer.',
  },
  'evento-sin-inscripcion': {
    title: 'No hay que apuntarse',
    meaning: 'A este evento no hay que apuntarse: basta con volar en sus horas.',
  },
  'evento-de-otro-rango': {
    title: 'Para otros rangos',
    meaning: 'El evento pide un rango que no tienes.',
  },
  'evento-completo': {
    title: 'Evento completo',
    meaning: 'No quedan plazas. Si alguien se borra, la suya vuelve a estar libre.',
  },
  'turno-no-valido': {
    title: 'Turno no válido',
    meaning: 'Elige uno de los turnos de salida del evento que no haya pasado.',
  },
  'turno-ocupado': {
    title: 'Turno ocupado',
    meaning: 'Otro piloto tiene ese turno. Elige otro.',
  },
  'fuera-del-evento': {
    title: 'El vuelo no es del evento',
    meaning: 'Aeropuertos, hora o avión no son los del evento, o falta apuntarse.',
  },
} as const satisfies Record<string, ProblemKind>;
