import type { ProblemKind } from '../shared/problem.ts';

/** Problems of flights that report themselves. */
export const reportProblems = {
  'lejos-del-origen': {
    title: 'No estás en el origen',
    meaning: 'Un vuelo empieza a menos de 5 NM del aeropuerto de salida.',
  },
  'estado-de-informe': {
    title: 'El informe está en otro estado',
    meaning: 'Este cambio no corresponde al estado que el informe tiene ahora.',
  },
  'otro-vuelo': {
    title: 'Es otro vuelo',
    meaning: 'Un vuelo interrumpido se reanuda con el mismo programa y el mismo identificador.',
  },
  'reanudacion-tarde': {
    title: 'Ya no se puede reanudar',
    meaning: 'Un vuelo interrumpido se reanuda en siete días como mucho.',
  },
  'faltan-horas': {
    title: 'Faltan horas del vuelo',
    meaning: 'Para enviarlo hacen falta la salida de calzos, el despegue y la llegada a calzos.',
  },
  'faltan-puntos': {
    title: 'Faltan puntos por llegar',
    meaning:
      'El programa dijo cuántos puntos grabó y no han llegado todos: «current» dice cuáles faltan. Envíalos y repite, o envía el vuelo con «asIs».',
  },
  'demasiados-puntos': {
    title: 'Demasiados puntos',
    meaning: 'La grabación de un vuelo tiene un máximo: un punto por segundo durante dos días.',
  },
  'falta-explicacion': {
    status: 422,
    title: 'Falta la explicación',
    meaning: 'Una decisión que dice que no, pregunta o contesta se explica: el piloto la lee.',
  },
  'nota-menor': {
    title: 'La nota no puede bajar',
    meaning: 'Una revisión o un recurso pueden subir la nota, nunca bajarla.',
  },
  'peor-que-antes': {
    title: 'Peor que antes',
    meaning: 'Un recurso no deja al piloto peor de lo que estaba.',
  },
  'recurso-fuera-de-plazo': {
    title: 'El plazo para recurrir ha terminado',
    meaning: 'Una decisión se recurre en los siete días que la siguen; una anulación por trampa, en quince.',
  },
  'emergencia-declarada': {
    title: 'La emergencia ya está declarada',
    meaning: 'Este vuelo ya tiene una emergencia, del grabador o del piloto.',
  },
  'emergencia-en-vuelo': {
    title: 'La emergencia se declara en vuelo',
    meaning:
      'En este informe el piloto no puede declarar una emergencia: la compañía o el origen del vuelo no lo admiten.',
  },
  'informe-de-segundo-piloto': {
    title: 'Es el informe de un segundo piloto',
    meaning: 'Sigue al informe del titular: la decisión y el recurso van allí.',
  },
  'segundo-piloto-confirmado': {
    title: 'El segundo piloto ya lo ha confirmado',
    meaning: 'Quien ha confirmado un vuelo como segundo piloto sigue siéndolo.',
  },
  'sin-audiencia': {
    title: 'Falta oír al piloto',
    meaning: 'Antes de anular un informe por trampa hay que pedir al piloto su versión.',
  },
  'manuales-agotados': {
    title: 'No quedan reportes manuales este mes',
    meaning: 'Cada piloto tiene dos reportes manuales al mes.',
  },
  'horas-desordenadas': {
    title: 'Las horas no van en orden',
    meaning: 'Fuera calzos, despegue, toma y en calzos van en ese orden.',
  },
  'vuelo-futuro': {
    title: 'El vuelo no ha terminado',
    meaning: 'Un reporte manual se envía cuando el vuelo ha terminado.',
  },
  'vuelo-antiguo': {
    title: 'El vuelo es de hace demasiado',
    meaning: 'Un reporte manual se envía en los quince días que siguen al vuelo.',
  },
  'vuelo-solapado': {
    title: 'Ya hay un informe a esas horas',
    meaning: 'Dos vuelos de un piloto no pueden coincidir: «current» dice cuál es el otro.',
  },
} as const satisfies Record<string, ProblemKind>;
