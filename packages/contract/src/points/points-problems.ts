import type { ProblemKind } from '../shared/problem.ts';

/** Problems of points, closings and ranks. */
export const pointsProblems = {
  'mes-abierto': {
    title: 'El mes no está cerrado',
    meaning: 'Un mes se cierra en la primera semana del siguiente; hasta entonces no hay resumen.',
  },
  'reclamacion-fuera-de-plazo': {
    title: 'El plazo para reclamar ha terminado',
    meaning: 'Un mes se reclama en los quince días que siguen a su cierre.',
  },
  'reclamacion-abierta': {
    title: 'Ya has reclamado',
    meaning: 'Hay una reclamación tuya de ese mes o de esa reserva sin contestar: espera la respuesta.',
  },
  'ya-decidido': {
    title: 'Ya está decidido',
    meaning: 'Otra persona lo decidió antes: «current» dice cómo quedó.',
  },
  'apunte-de-informe': {
    title: 'El apunte sigue a un informe',
    meaning: 'Lo que da o quita un informe cambia con su decisión: reábrelo o anúlalo desde el informe.',
  },
  'apunte-anulado': {
    title: 'El apunte ya está anulado',
    meaning: 'Un apunte se anula una sola vez, y una anulación no se anula: haz un ajuste.',
  },
  'horas-negativas': {
    title: 'No hay tantas horas',
    meaning: 'Las horas de un piloto no bajan de cero.',
  },
  'rango-no-siguiente': {
    title: 'No es su siguiente rango',
    meaning: 'Se asciende de un rango al siguiente.',
  },
  'requisitos-incompletos': {
    title: 'Faltan requisitos',
    meaning: 'El rango pide algo que aún no está: «current» dice cada requisito y lo que falta.',
  },
  'decision-recurrida': {
    title: 'Decisión recurrida',
    meaning: 'Hay un recurso abierto sobre un rango: hasta que se decida o se retire, nada más cambia.',
  },
  'promocion-abierta': {
    title: 'Ya está pedido',
    meaning: 'Hay una petición o una propuesta del mismo rango sin decidir.',
  },
  'no-es-instructor': {
    status: 403,
    title: 'Firma un instructor',
    meaning: 'Las verificaciones las firma quien tiene un rango de instructor, y nunca las propias.',
  },
} as const satisfies Record<string, ProblemKind>;
