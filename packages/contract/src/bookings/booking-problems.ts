import type { ProblemKind } from '../shared/problem.ts';

/** Problems of bookings, and of changes of bookings, tails or the timetable. */
export const BOOKING_PROBLEMS = {
  'cuenta-no-activa': {
    title: 'La cuenta no está activa',
    meaning: 'Sólo se reserva con la cuenta activa: ni de excedencia, ni inactiva, ni suspendida.',
  },
  'demasiadas-reservas': {
    title: 'Demasiadas reservas abiertas',
    meaning: 'Vuela o anula una de tus reservas abiertas y repite.',
  },
  'reserva-repetida': {
    title: 'Vuelo ya reservado',
    meaning: 'Ya tienes reservado ese vuelo para ese día.',
  },
  'salida-pasada': {
    title: 'La salida ya ha pasado',
    meaning: 'Reserva la siguiente salida o el vuelo de otro día.',
  },
  'demasiado-pronto': {
    title: 'Todavía no se puede reservar',
    meaning: 'Sólo se reservan las salidas de las próximas horas.',
  },
  'no-vuela-ese-dia': {
    title: 'No vuela ese día',
    meaning: 'El vuelo no está en el horario de ese día. Elige otro día u otro vuelo.',
  },
  'tipo-de-avion-no-admitido': {
    title: 'Tipo de avión no admitido',
    meaning: 'El vuelo no se hace con ese tipo de avión.',
  },
  'fuera-de-alcance': {
    title: 'Fuera de alcance',
    meaning: 'El vuelo es más largo de lo que alcanza ese tipo de avión.',
  },
  'avisos-sin-confirmar': {
    title: 'NOTAMs sin confirmar',
    meaning: 'Hay NOTAMs obligatorios en vigor cuya lectura no has confirmado.',
  },
  'en-mantenimiento': {
    title: 'Ahora no se reserva',
    meaning: 'La compañía está en mantenimiento: lo que ya está reservado se vuela y se envía como siempre.',
  },
  'horas-de-tour': {
    title: 'Faltan horas para el tour',
    meaning: 'El tour pide más horas de vuelo de las que tienes: cualquier vuelo válido suma.',
  },
  'etapa-bloqueada': {
    title: 'Etapa bloqueada',
    meaning: 'Las etapas se vuelan en orden: reserva tu siguiente etapa.',
  },
  'tipo-de-tour': {
    title: 'Tipo de avión no admitido en el tour',
    meaning: 'El tour no se vuela con ese tipo de avión: elige uno de los suyos.',
  },
  'tour-cerrado': {
    title: 'Tour cerrado',
    meaning: 'El tour ya no admite reservas.',
  },
  'falta-avion': {
    title: 'Falta elegir el avión',
    meaning: 'Elige uno de los aviones del tipo.',
  },
  'avion-no-operativo': {
    title: 'El avión no está operativo',
    meaning: 'El avión no está en servicio o no es de ese tipo. Elige otro.',
  },
  'matricula-ocupada': {
    title: 'El avión está ocupado',
    meaning:
      'Otra reserva tiene ese avión a esa hora. «current» dice cuáles están libres y desde cuándo lo está este; donde la compañía lo permite, se puede compartir con «acceptSharedTail».',
  },
  'falta-alias': {
    title: 'Falta tu alias del plan de vuelo',
    meaning: 'Pon en tu cuenta tu alias o tu número de piloto de SimBrief y trae el plan otra vez.',
  },
  'sin-plan': {
    title: 'No hay ningún plan',
    meaning: 'No hay ningún plan tuyo, o tu alias no es ese. Revísalo, o genera antes un plan.',
  },
  'plan-sin-respuesta': {
    title: 'Quien tiene los planes no contesta',
    meaning: 'El servidor de planes no contesta o tarda demasiado. Prueba en unos minutos.',
  },
  'plan-ilegible': {
    title: 'El plan no se entiende',
    meaning: 'Lo que ha llegado no es un plan, o es demasiado grande. Genera otro y tráelo.',
  },
  'plan-ajeno': {
    title: 'El plan es de otro piloto',
    meaning: 'El plan que hay con tu alias es de otro piloto. Revisa tu alias en tu cuenta.',
  },
  'plan-de-otra-ruta': {
    title: 'El plan es de otra ruta',
    meaning: 'Tu último plan no es para esta reserva. Genera uno para este vuelo y tráelo otra vez.',
  },
  'hora-lejos': {
    title: 'Hora demasiado lejana',
    meaning: 'La salida sólo puede moverse unas horas respecto al horario.',
  },
  'estado-de-reserva': {
    title: 'La reserva está en otro estado',
    meaning: 'Este cambio no corresponde al estado que la reserva tiene ahora.',
  },
  'plazo-vencido': {
    title: 'El plazo ha terminado',
    meaning: 'El plazo para empezar o anular la reserva ha terminado.',
  },
  'plazo-en-curso': {
    title: 'El plazo sigue abierto',
    meaning: 'El plazo de la reserva todavía no ha terminado.',
  },
  'reserva-ajena': {
    status: 404,
    title: 'La reserva no es tuya',
    meaning: 'Esta reserva es de otro piloto.',
  },
  'vuelo-abierto': {
    title: 'Ya hay un vuelo en curso',
    meaning: 'Reanúdalo, envíalo como está o descártalo antes de seguir.',
  },
  'avion-distinto': {
    title: 'Avión distinto',
    meaning: 'El avión del simulador no es del tipo que se reservó.',
  },
  'retirada-tarde': {
    title: 'Retirada tarde',
    meaning: 'El plazo para retirar el informe ha terminado.',
  },
  'falta-motivo': {
    status: 422,
    title: 'Falta el motivo',
    meaning: 'Este cambio necesita un motivo escrito.',
  },
  servicio: {
    title: 'Cambio de servicio imposible',
    meaning: 'El avión ya está en ese estado.',
  },
  'tipo-en-uso': {
    title: 'Hay algo de este tipo de avión',
    meaning: 'Un tipo con aviones, vuelos, reservas o informes no se quita.',
  },
  'en-vuelo': {
    title: 'El avión está en vuelo',
    meaning: 'Espera a que termine el vuelo y repite.',
  },
  'horario-con-errores': {
    title: 'El horario tiene errores',
    meaning: 'El cambio dejaría vuelos imposibles: «errors» dice cuáles y por qué. No se ha aplicado nada.',
  },
  'archivo-con-errores': {
    title: 'El archivo tiene filas rechazadas',
    meaning: 'Corrige las filas que dice la revisión, o pide aplicar sólo las demás con «partial».',
  },
  'dia-de-avion': {
    title: 'No es un día de avión',
    meaning:
      'Las etapas no siguen una a otra, no dejan tiempo para la escala, se cruzan con otra reserva o no salen de donde está el avión.',
  },
  ferry: {
    title: 'El avión ya no espera',
    meaning: 'Ha vuelto a su base, está fuera de servicio o alguien lo tiene reservado.',
  },
  traslado: {
    title: 'No puedes trasladarte',
    meaning:
      'Tienes un vuelo sin terminar o una reserva desde otro sitio, ya has hecho los traslados del mes, está demasiado lejos, o el que quieres deshacer ya no se deshace.',
  },
  'vuelo-de-entrenamiento': {
    title: 'No quedan vuelos de entrenamiento',
    meaning: 'Ya tienes los vuelos de entrenamiento de ese mes, o la compañía no los tiene.',
  },
  'vuelo-del-dia': {
    title: 'No es tu vuelo del día',
    meaning: 'Hay uno al día: ya lo tienes reservado, o el que se propone ya es otro.',
  },
} as const satisfies Record<string, ProblemKind>;
