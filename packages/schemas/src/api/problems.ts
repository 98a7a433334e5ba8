import { reportProblems } from './report-problems.ts';

/** Every kind of problem that the API answers with: its status, its name and what it means, as its page shows them. */
export interface ProblemKind {
  /** HTTP status. */
  status: number;
  /** The kind in a few Spanish words; always the same. */
  title: string;
  /** What it means and what to do, for the page of the kind. */
  meaning: string;
}

const requests = {
  'json-no-valido': {
    status: 400,
    title: 'El cuerpo no es JSON válido',
    meaning: 'El cuerpo de la petición no se puede leer como JSON en UTF-8, o tiene más de 32 niveles.',
  },
  'sin-sesion': {
    status: 401,
    title: 'No has accedido',
    meaning: 'Hace falta acceder con indicativo y contraseña, o enviar una clave en vigor.',
  },
  'acceso-incorrecto': {
    status: 401,
    title: 'Indicativo o contraseña incorrectos',
    meaning: 'El indicativo y la contraseña no van juntos. El texto es el mismo si el indicativo no existe.',
  },
  'segundo-factor-incorrecto': {
    status: 401,
    title: 'El código no vale',
    meaning:
      'El código de la aplicación ha caducado, ya se usó o no es de esta cuenta; o la llave no es de aquí.',
  },
  'sin-permiso': {
    status: 403,
    title: 'No tienes permiso',
    meaning: 'Tu cuenta, o la clave que usas, no permite hacer esto.',
  },
  'segundo-factor-obligatorio': {
    status: 403,
    title: 'Falta el segundo factor',
    meaning:
      'Quien administra la plataforma necesita un segundo factor: actívalo en tu cuenta y vuelve a intentarlo.',
  },
  'peticion-ajena': {
    status: 403,
    title: 'La petición no viene de la plataforma',
    meaning: 'Falta la cabecera X-CSRF-Token o la petición viene de otra página. Vuelve a cargar la tuya.',
  },
  'no-encontrado': {
    status: 404,
    title: 'No existe',
    meaning: 'No hay nada en esta dirección, o no es tuyo.',
  },
  'metodo-no-admitido': {
    status: 405,
    title: 'Método no admitido',
    meaning: 'Esta dirección existe, pero no con este método: la cabecera Allow dice cuáles admite.',
  },
  'peticion-en-curso': {
    status: 409,
    title: 'La primera petición sigue en curso',
    meaning: 'Otra petición con la misma Idempotency-Key no ha terminado. Espera y repítela igual.',
  },
  'respuesta-entregada': {
    status: 409,
    title: 'La respuesta ya se entregó',
    meaning: 'Esta petición ya se hizo y su respuesta llevaba un secreto, que se enseña una sola vez.',
  },
  'cambiado-entretanto': {
    status: 412,
    title: 'Ha cambiado entretanto',
    meaning: 'Alguien lo ha cambiado desde que lo leíste. Vuelve a leerlo y repite tu cambio sobre lo nuevo.',
  },
  'cuerpo-demasiado-grande': {
    status: 413,
    title: 'El cuerpo es demasiado grande',
    meaning: 'El cuerpo de una petición tiene como mucho 1 MB, también una vez descomprimido.',
  },
  'tipo-no-admitido': {
    status: 415,
    title: 'Tipo de contenido no admitido',
    meaning: 'El cuerpo se envía como application/json en UTF-8, sin comprimir o con gzip.',
  },
  'datos-no-validos': {
    status: 422,
    title: 'Hay datos que corregir',
    meaning:
      'El cuerpo o la dirección se entienden, pero algún valor no sirve: «errors» dice cuál y por qué.',
  },
  'clave-reutilizada': {
    status: 422,
    title: 'Idempotency-Key ya usada con otra petición',
    meaning: 'Cada petición distinta lleva su propia Idempotency-Key.',
  },
  'falta-if-match': {
    status: 428,
    title: 'Falta If-Match',
    meaning: 'Para cambiar esto hay que decir en If-Match la versión que se leyó, tal como venía en ETag.',
  },
  'demasiadas-peticiones': {
    status: 429,
    title: 'Demasiadas peticiones',
    meaning: 'Se ha superado el límite por minuto. Retry-After dice cuántos segundos hay que esperar.',
  },
  'error-interno': {
    status: 500,
    title: 'Error interno',
    meaning:
      'Algo ha fallado en el servidor y ha quedado anotado. Inténtalo otra vez; si se repite, avisa al equipo.',
  },
  'sin-base-de-datos': {
    status: 503,
    title: 'La plataforma no puede guardar ni leer ahora',
    meaning:
      'La base de datos no responde. No se ha perdido nada de lo guardado: inténtalo en unos segundos.',
  },
  'sin-espacio': {
    status: 503,
    title: 'No queda espacio en el servidor',
    meaning: 'El disco del servidor está lleno y esto no se ha guardado. Quien lo administra ya puede verlo.',
  },
} as const satisfies Record<string, ProblemKind>;

const accounts = {
  'cuenta-sin-acceso': {
    status: 403,
    title: 'Esta cuenta no puede acceder',
    meaning: 'La cuenta no está en un estado que permita acceder.',
  },
  'enlace-no-valido': {
    status: 410,
    title: 'El enlace ya no vale',
    meaning: 'El enlace ha caducado, ya se usó o se pidió otro después. Pide uno nuevo.',
  },
  'contrasena-actual-incorrecta': {
    status: 403,
    title: 'La contraseña actual no es esa',
    meaning: 'Para cambiar algo que protege la cuenta hay que escribir la contraseña actual.',
  },
  'contrasena-debil': {
    status: 422,
    title: 'Contraseña demasiado fácil',
    meaning: 'La contraseña se adivina pronto: usa varias palabras o más caracteres, y no la del portal.',
  },
  'indicativo-ocupado': {
    status: 409,
    title: 'Indicativo ocupado',
    meaning: 'El indicativo lo tiene otra persona, se liberó hace poco o coincide con un número de vuelo.',
  },
  'indicativo-no-valido': {
    status: 422,
    title: 'Indicativo no válido',
    meaning: 'El indicativo no sigue el modelo de la aerolínea.',
  },
  'correo-ocupado': {
    status: 409,
    title: 'Correo ya registrado',
    meaning: 'Otra cuenta tiene ese correo.',
  },
  'identificador-ocupado': {
    status: 409,
    title: 'Identificador de red ya registrado',
    meaning: 'Otra cuenta tiene ese identificador de VATSIM o IVAO.',
  },
  'edad-minima': {
    status: 422,
    title: 'Edad mínima',
    meaning: 'Hay que tener la edad mínima de la compañía.',
  },
  'falta-contrasena': { status: 422, title: 'Falta la contraseña', meaning: 'Falta elegir una contraseña.' },
  'faltan-condiciones': {
    status: 422,
    title: 'Faltan las condiciones',
    meaning: 'Para terminar el alta hay que aceptar las condiciones.',
  },
  'invitacion-caducada': {
    status: 410,
    title: 'La invitación ya no vale',
    meaning: 'La invitación ha caducado o ya se usó. Pide otra a quien te invitó.',
  },
  'estado-de-cuenta': {
    status: 409,
    title: 'La cuenta está en otro estado',
    meaning: 'Este cambio no corresponde al estado que la cuenta tiene ahora.',
  },
  'excedencia-tarde': {
    status: 409,
    title: 'Excedencia pedida tarde',
    meaning: 'La excedencia se pide antes de que empiece su primer mes.',
  },
  'excedencia-larga': {
    status: 409,
    title: 'Excedencia demasiado larga',
    meaning: 'La excedencia dura tres meses seguidos como mucho.',
  },
  'excedencia-pendiente': {
    status: 409,
    title: 'Ya hay una excedencia pedida',
    meaning: 'Hasta que se decida la que está pedida no se puede pedir otra.',
  },
  'con-actividad': { status: 409, title: 'Cuenta con actividad', meaning: 'La cuenta ha volado hace poco.' },
  expulsado: {
    status: 403,
    title: 'Cuenta cerrada con una sanción',
    meaning: 'La cuenta se cerró con una sanción; se puede recurrir en su plazo.',
  },
  'fuera-de-plazo': { status: 409, title: 'Fuera de plazo', meaning: 'El plazo para esto ha terminado.' },
  'duracion-suspension': {
    status: 422,
    title: 'Duración de la suspensión',
    meaning: 'Una suspensión dura de 7 a 90 días.',
  },
  'suspension-en-curso': {
    status: 409,
    title: 'Suspensión en curso',
    meaning: 'Una suspensión termina en su fecha o cuando se estima un recurso.',
  },
  'recurso-fuera-de-plazo': {
    status: 409,
    title: 'Recurso fuera de plazo',
    meaning: 'El plazo para recurrir ha terminado.',
  },
  'faltan-hechos': {
    status: 422,
    title: 'Faltan los hechos',
    meaning: 'No hay sanción sin hechos escritos.',
  },
  'sin-audiencia': {
    status: 422,
    title: 'Falta oír al piloto',
    meaning: 'Antes de sancionar hay que oír al piloto.',
  },
  'falta-confirmacion': {
    status: 409,
    title: 'Falta la confirmación',
    meaning: 'Los datos de una persona se suprimen cuando ella lo confirma.',
  },
  'ultimo-administrador': {
    status: 409,
    title: 'Es la última cuenta que administra',
    meaning: 'Da antes el rol de administrador a otra persona.',
  },
  'permiso-que-no-tienes': {
    status: 403,
    title: 'No tienes ese permiso',
    meaning: 'Nadie concede ni retira un permiso que no tiene.',
  },
  'asunto-propio': { status: 403, title: 'Es un asunto tuyo', meaning: 'Nadie decide sobre lo suyo.' },
  'misma-persona': {
    status: 403,
    title: 'Tiene que decidir otra persona',
    meaning: 'Quien decidió la primera vez no decide la segunda.',
  },
  'segundo-factor-necesario': {
    status: 409,
    title: 'El segundo factor hace falta',
    meaning: 'Quien administra la plataforma no puede quedarse sin segundo factor: activa antes otro.',
  },
  'no-repetible': {
    status: 409,
    title: 'No se puede repetir',
    meaning: 'Sólo se repite lo que ha fallado.',
  },
} as const satisfies Record<string, ProblemKind>;

const bookings = {
  'cuenta-no-activa': {
    status: 409,
    title: 'La cuenta no está activa',
    meaning: 'Sólo se reserva con la cuenta activa: ni de excedencia, ni inactiva, ni suspendida.',
  },
  'demasiadas-reservas': {
    status: 409,
    title: 'Demasiadas reservas abiertas',
    meaning: 'Vuela o anula una de tus reservas abiertas y repite.',
  },
  'reserva-repetida': {
    status: 409,
    title: 'Vuelo ya reservado',
    meaning: 'Ya tienes reservado ese vuelo para ese día.',
  },
  'salida-pasada': {
    status: 409,
    title: 'La salida ya ha pasado',
    meaning: 'Reserva la siguiente salida o el vuelo de otro día.',
  },
  'demasiado-pronto': {
    status: 409,
    title: 'Todavía no se puede reservar',
    meaning: 'Sólo se reservan las salidas de las próximas horas.',
  },
  'no-vuela-ese-dia': {
    status: 409,
    title: 'No vuela ese día',
    meaning: 'El vuelo no está en el horario de ese día. Elige otro día u otro vuelo.',
  },
  'tipo-de-avion-no-admitido': {
    status: 409,
    title: 'Tipo de avión no admitido',
    meaning: 'El vuelo no se hace con ese tipo de avión.',
  },
  'fuera-de-alcance': {
    status: 409,
    title: 'Fuera de alcance',
    meaning: 'El vuelo es más largo de lo que alcanza ese tipo de avión.',
  },
  'avisos-sin-confirmar': {
    status: 409,
    title: 'Avisos sin confirmar',
    meaning: 'Hay avisos obligatorios en vigor cuya lectura no has confirmado.',
  },
  'falta-avion': {
    status: 409,
    title: 'Falta elegir el avión',
    meaning: 'Elige uno de los aviones del tipo.',
  },
  'avion-no-operativo': {
    status: 409,
    title: 'El avión no está operativo',
    meaning: 'El avión no está en servicio o no es de ese tipo. Elige otro.',
  },
  'matricula-ocupada': {
    status: 409,
    title: 'El avión está ocupado',
    meaning:
      'Otra reserva tiene ese avión a esa hora. «current» dice cuáles están libres y desde cuándo lo está este; donde la compañía lo permite, se puede compartir con «acceptSharedTail».',
  },
  'hora-lejos': {
    status: 409,
    title: 'Hora demasiado lejana',
    meaning: 'La salida sólo puede moverse unas horas respecto al horario.',
  },
  'estado-de-reserva': {
    status: 409,
    title: 'La reserva está en otro estado',
    meaning: 'Este cambio no corresponde al estado que la reserva tiene ahora.',
  },
  'plazo-vencido': {
    status: 409,
    title: 'El plazo ha terminado',
    meaning: 'El plazo para empezar o anular la reserva ha terminado.',
  },
  'plazo-en-curso': {
    status: 409,
    title: 'El plazo sigue abierto',
    meaning: 'El plazo de la reserva todavía no ha terminado.',
  },
  'reserva-ajena': {
    status: 404,
    title: 'La reserva no es tuya',
    meaning: 'Esta reserva es de otro piloto.',
  },
  'vuelo-abierto': {
    status: 409,
    title: 'Ya hay un vuelo en curso',
    meaning: 'Reanúdalo, envíalo como está o descártalo antes de seguir.',
  },
  'avion-distinto': {
    status: 409,
    title: 'Avión distinto',
    meaning: 'El avión del simulador no es del tipo que se reservó.',
  },
  'retirada-tarde': {
    status: 409,
    title: 'Retirada tarde',
    meaning: 'El plazo para retirar el informe ha terminado.',
  },
  'falta-motivo': {
    status: 422,
    title: 'Falta el motivo',
    meaning: 'Este cambio necesita un motivo escrito.',
  },
  servicio: {
    status: 409,
    title: 'Cambio de servicio imposible',
    meaning: 'El avión ya está en ese estado, o está de baja.',
  },
  'en-vuelo': {
    status: 409,
    title: 'El avión está en vuelo',
    meaning: 'Espera a que termine el vuelo y repite.',
  },
} as const satisfies Record<string, ProblemKind>;

export const PROBLEMS = { ...requests, ...accounts, ...bookings, ...reportProblems };

export type ProblemCode = keyof typeof PROBLEMS;

/** Whether a word is the code of a documented problem. */
export function isProblemCode(word: string): word is ProblemCode {
  return Object.hasOwn(PROBLEMS, word);
}
