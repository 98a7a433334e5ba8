import type { ProblemKind } from './problem.ts';

/** Problems of the request itself: who asks, in which form, how often. */
export const requestProblems = {
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
    meaning: 'El indicativo o la contraseña no son correctos. Revísalos, o recupera la contraseña.',
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
      'Para el trabajo del equipo necesitas un segundo factor: actívalo en tu cuenta y vuelve a intentarlo.',
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
    title: 'La primera petición sigue en curso',
    meaning: 'Otra petición con la misma Idempotency-Key no ha terminado. Espera y repítela igual.',
  },
  'respuesta-entregada': {
    title: 'La respuesta ya se entregó',
    meaning: 'Esta petición ya se hizo y su respuesta llevaba un secreto, que se enseña una sola vez.',
  },
  'respuesta-perdida': {
    title: 'Ya se hizo, pero la respuesta se perdió',
    meaning:
      'Esta petición ya se hizo y no se repite. Mira cómo ha quedado; si quieres hacer otra, usa otra Idempotency-Key.',
  },
  'cambiado-entretanto': {
    status: 412,
    title: 'Ha cambiado entretanto',
    meaning: 'Alguien lo ha cambiado desde que lo leíste. Vuelve a leerlo y repite tu cambio sobre lo nuevo.',
  },
  'cuerpo-demasiado-grande': {
    status: 413,
    title: 'El cuerpo es demasiado grande',
    meaning:
      'El cuerpo de una petición tiene como mucho 1 MB (512 kB los puntos de un vuelo, 32 MB los archivos), también una vez descomprimido.',
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
