import { BOOKING_PROBLEMS } from '../bookings/booking-problems.ts';
import { eventProblems } from '../tours-and-events/event-problems.ts';
import { pointsProblems } from '../points/points-problems.ts';
import { reportProblems } from '../reports/report-problems.ts';
import type { ProblemKind } from './problem.ts';
import { requestProblems } from './request-problems.ts';

/** Problems of programs that show a code. */
const deviceProblems = {
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

/** Problems of bringing an airline's past over. */
const importProblems = {
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

/** Problems of the company's notices. */
const noticeProblems = {
  'aviso-del-contenido': {
    title: 'El aviso es del contenido',
    meaning: 'Se cambia en content/notams.yaml, no desde la mesa.',
  },
  'estado-de-aviso': {
    title: 'El aviso está en otro estado',
    meaning: 'Este cambio no corresponde al estado que el aviso tiene ahora.',
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
  'confirma-que-eres-tu': {
    status: 403,
    title: 'Confirma que eres tú',
    meaning:
      'Escribiste tu contraseña hace más de 15 minutos: para cambiar lo que abre la cuenta, escríbela otra vez.',
  },
  'demasiadas-claves': {
    title: 'Demasiadas claves',
    meaning: 'Hay 50 claves en vigor, que son las que puede haber: retira antes las que no se usan.',
  },
  'contrasena-debil': {
    status: 422,
    title: 'Contraseña demasiado fácil',
    meaning: 'La contraseña se adivina pronto: usa varias palabras o más caracteres, y no la del portal.',
  },
  'indicativo-ocupado': {
    title: 'Indicativo ocupado',
    meaning: 'El indicativo lo tiene otra persona, se liberó hace poco o coincide con un número de vuelo.',
  },
  'indicativo-no-valido': {
    status: 422,
    title: 'Indicativo no válido',
    meaning: 'El indicativo no sigue el modelo de la aerolínea.',
  },
  'sin-correo': {
    title: 'Tu cuenta no tiene correo',
    meaning: 'Pon una dirección en tu cuenta y vuelve a intentarlo.',
  },
  'correo-ocupado': {
    title: 'Correo ya registrado',
    meaning: 'Otra cuenta tiene ese correo.',
  },
  'identificador-ocupado': {
    title: 'Identificador de red ya registrado',
    meaning: 'Otra cuenta tiene ese identificador de VATSIM o IVAO.',
  },
  'edad-minima': {
    status: 422,
    title: 'Edad mínima',
    meaning: 'Hay que tener la edad mínima de la compañía.',
  },
  'formulario-no-valido': {
    status: 422,
    title: 'El formulario hay que abrirlo otra vez',
    meaning:
      'El formulario se abrió hace más de un día, o no es de esta página. Ábrelo otra vez: lo escrito sigue ahí.',
  },
  'formulario-muy-pronto': {
    status: 422,
    title: 'Demasiado pronto',
    meaning: 'El formulario se acaba de abrir. Repasa lo escrito y envíalo dentro de unos segundos.',
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
    title: 'La cuenta está en otro estado',
    meaning: 'Este cambio no corresponde al estado que la cuenta tiene ahora.',
  },
  'cuenta-con-asuntos': {
    title: 'La cuenta tiene algo abierto',
    meaning: 'Antes de unir dos cuentas hay que cerrar lo que «detail» dice.',
  },
  'excedencia-tarde': {
    title: 'Excedencia pedida tarde',
    meaning: 'La excedencia se pide antes de que empiece su primer mes.',
  },
  'excedencia-larga': {
    title: 'Excedencia demasiado larga',
    meaning: 'La excedencia dura tres meses seguidos como mucho.',
  },
  'excedencia-pendiente': {
    title: 'Ya hay una excedencia pedida',
    meaning: 'Hasta que se decida la que está pedida, o la retires, no se puede pedir otra.',
  },
  'con-actividad': { title: 'Cuenta con actividad', meaning: 'La cuenta ha volado hace poco.' },
  expulsado: {
    status: 403,
    title: 'Cuenta cerrada con una sanción',
    meaning: 'La cuenta se cerró con una sanción; se puede recurrir en su plazo.',
  },
  'fuera-de-plazo': { title: 'Fuera de plazo', meaning: 'El plazo para esto ha terminado.' },
  'duracion-suspension': {
    status: 422,
    title: 'Duración de la suspensión',
    meaning: 'Una suspensión dura de 7 a 90 días.',
  },
  'suspension-en-curso': {
    title: 'Suspensión en curso',
    meaning: 'Una suspensión termina en su fecha o cuando se estima un recurso.',
  },
  'recurso-fuera-de-plazo': {
    title: 'Recurso fuera de plazo',
    meaning: 'El plazo para recurrir ha terminado.',
  },
  'no-recurrible': {
    title: 'No se puede recurrir aquí',
    meaning: 'Ya se recurrió, ya no está en vigor, o se recurre en el informe del que viene.',
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
    title: 'Falta la confirmación',
    meaning: 'Los datos de una persona se suprimen cuando ella lo confirma.',
  },
  'ultimo-administrador': {
    title: 'Es la última cuenta que administra',
    meaning: 'Da antes el rol de administrador a otra persona.',
  },
  'cargo-en-uso': {
    title: 'Alguien lleva este cargo',
    meaning: 'Un cargo que alguien lleva no se quita: quítaselo antes en su ficha.',
  },
  'tour-en-uso': {
    title: 'Alguien participa en este tour',
    meaning: 'Un tour en el que alguien participa no se quita: ciérralo.',
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
    title: 'El segundo factor hace falta',
    meaning: 'Quien administra la plataforma no puede quedarse sin segundo factor: activa antes otro.',
  },
  'no-repetible': {
    title: 'No se puede repetir',
    meaning: 'Sólo se repite lo que ha fallado.',
  },
} as const satisfies Record<string, ProblemKind>;

const kinds = {
  ...requestProblems,
  ...accounts,
  ...BOOKING_PROBLEMS,
  ...reportProblems,
  ...pointsProblems,
  ...noticeProblems,
  ...deviceProblems,
  ...importProblems,
  ...eventProblems,
};

export type ProblemCode = keyof typeof kinds;

/** Every kind of problem that the API answers with: its status, its name and what it means, as its page shows them. */
export const PROBLEMS: Readonly<Record<ProblemCode, ProblemKind>> = kinds;

/** HTTP status of a kind of problem. */
export const statusOf = (code: ProblemCode): number => PROBLEMS[code].status ?? 409;

/** Whether a word is the code of a documented problem. */
export function isProblemCode(word: string): word is ProblemCode {
  return Object.hasOwn(PROBLEMS, word);
}
