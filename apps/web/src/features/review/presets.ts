/** Texts to begin with, which the reviewer changes to fit: those for what the report was flagged for, then the general ones. */
import type { FlagCode } from '@va/domain/scoring/score-item.ts';
import type { Act } from './acts.ts';

/** A reason in two or three words, and what the pilot would read. */
export type Preset = readonly [name: string, text: string];

type ByAct = Readonly<Partial<Record<Act, readonly Preset[]>>>;

/** Those of an outcome, for a report with these flags; each once. */
export function presetsFor(act: Act, flags: readonly { code: string }[]): readonly Preset[] {
  const causes = new Set(flags.map(({ code }) => code));
  const own = Object.entries(BY_FLAG).flatMap(([code, byAct]) =>
    causes.has(code) ? (byAct[act] ?? []) : [],
  );
  return [...own, ...(GENERAL[act] ?? [])];
}

/** Whether a text is one of the presets of an outcome, word for word. */
export const isPreset = (act: Act, text: string, flags: readonly { code: string }[]): boolean =>
  presetsFor(act, flags).some(([, words]) => words === text);

/** By what sends a report to a person. */
const BY_FLAG: Readonly<Partial<Record<FlagCode, ByAct>>> = {
  'V-01': {
    accept_without_score: [
      [
        'Tiempo acelerado',
        'Aceleraste la simulación en parte del vuelo: cuenta como manual, sin nota. Para tener nota, vuela a tiempo real.',
      ],
    ],
    ask: [['Tiempo acelerado', 'Parte del vuelo va más deprisa que el reloj. ¿Aceleraste la simulación?']],
  },
  'V-02': {
    accept: [
      [
        'Salto sin ventaja',
        'El avión saltó de sitio una vez y el resto del vuelo es continuo: vale con su nota.',
      ],
    ],
    ask: [
      [
        'Salto de posición',
        'El avión cambia de sitio de golpe en la grabación. ¿Qué pasó? Cuéntalo con la hora si la recuerdas.',
      ],
    ],
  },
  'V-03': {
    ask: [
      [
        'Combustible de más',
        'El combustible sube en pleno vuelo. ¿Repostaste en el aire o recargaste la situación?',
      ],
    ],
  },
  'V-04': {
    ask: [
      [
        'Combustible fijo',
        'El combustible no baja durante el vuelo. ¿Tenías puesto «combustible ilimitado» en el simulador?',
      ],
    ],
  },
  'V-05': {
    ask: [['Otro avión', 'La grabación es de un tipo que la reserva no admite. ¿Con qué avión volaste?']],
    reject: [
      [
        'Otro avión',
        'El avión de la grabación no es de los que admite la reserva. Reserva el vuelo con ese tipo, o vuélalo con uno de los suyos.',
      ],
    ],
  },
  'V-07': {
    accept: [
      [
        'Toma sin grabar',
        'La toma no quedó grabada y el resto confirma la llegada: el vuelo vale con su nota. Si vuelve a pasar, reanuda el vuelo antes de rodar.',
      ],
    ],
    ask: [
      [
        'Toma sin grabar',
        'La toma no quedó grabada. ¿Tienes una captura o un enlace de la red donde se vea?',
      ],
    ],
  },
  'V-08': {
    accept_without_score: [
      [
        'Faltan tramos',
        'Falta demasiada grabación para una nota justa, y lo que hay es de un vuelo verdadero: cuenta como manual.',
      ],
    ],
  },
  'V-09': {
    ask: [
      [
        'Demasiado corto',
        'El vuelo duró menos de lo posible con ese avión. ¿Aceleraste el tiempo o lo acortaste?',
      ],
    ],
  },
  'V-10': {
    accept: [
      [
        'No fue accidente',
        'Los datos de la toma parecen los de un accidente, y lo que sigue muestra que no lo fue: el vuelo vale con su nota.',
      ],
    ],
    reject: [['Accidente', 'La grabación acaba en un accidente, así que el vuelo no llegó a su destino.']],
  },
  'V-11': {
    ask: [
      [
        'Salida de otro lugar',
        'La grabación empieza lejos del origen. ¿Saliste de otro aeropuerto, o empezó tarde?',
      ],
    ],
  },
  'V-13': {
    reject: [
      [
        'Dos a la vez',
        'A esas horas tienes otro informe, y nadie vuela dos aviones a la vez. Si el bueno es este, recurre y dilo.',
      ],
    ],
  },
  'V-14b': {
    accept_without_score: [
      [
        'Reloj sin hora',
        'El reloj de tu grabación no es fiable y sin él no hay nota justa: cuenta como manual. Pon en hora el equipo antes del próximo.',
      ],
    ],
  },
};

/** For any report. The first sentence of a text names the reason, the second the way on. */
const GENERAL: ByAct = {
  accept: [
    [
      'Corte probado',
      'Tu grabación se cortó un momento, y lo de antes y lo de después cuadran: el vuelo vale con su nota. Si vuelve a pasar, reanuda el vuelo antes de rodar.',
    ],
    [
      'Fallo conocido del avión',
      'Es un fallo conocido de ese avión en el simulador, así que no te lo contamos. Gracias por avisar.',
    ],
    ['Prueba suficiente', 'La prueba que envías basta para dar el vuelo por bueno.'],
  ],
  accept_without_score: [
    [
      'Grabación incompleta',
      'El vuelo es verdadero y su grabación no da para una nota justa: cuenta como manual, con horas y puntos base.',
    ],
  ],
  ask: [
    [
      'Falta una prueba',
      '¿Tienes una captura o un enlace donde se vea el vuelo? Vale el de la red o el del plan.',
    ],
    [
      'Qué pasó',
      '¿Qué pasó cuando se cortó la grabación? Cuéntalo con tus palabras, con la hora si la recuerdas.',
    ],
    ['Otra ruta', 'El vuelo no coincide con la reserva. ¿Fue un desvío, o elegiste otro vuelo al empezar?'],
  ],
  reject: [
    ['Sin vuelo', 'En la grabación no hay un vuelo: el avión no llega a despegar ni a aterrizar donde dice.'],
    ['Duplicado', 'Ya hay otro informe de este mismo vuelo, y es aquel el que cuenta.'],
    [
      'Datos de otro vuelo',
      'Las horas y los lugares son de otro vuelo. Envía un reporte manual con los buenos.',
    ],
  ],
  uphold: [['Tienes razón', 'Tienes razón: lo que se descontó no fue así, y la nota se corrige.']],
  dismiss: [
    ['La grabación lo confirma', 'Lo hemos mirado otra vez y la grabación confirma lo que se descontó.'],
  ],
};
