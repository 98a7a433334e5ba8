/** Field kinds that several content files share. Free of React and the DOM. */
import { REGISTRATION, REGISTRATION_ADVICE } from '@va/domain/registration.ts';
import { z } from 'zod';

/** ICAO location indicator: four capital letters. */
export const icao = z.string().regex(/^[A-Z]{4}$/, 'no es un código OACI: escribe cuatro letras mayúsculas');

/** ICAO designator of a type, e.g. `B38M`. */
export const designator = z
  .string()
  .regex(/^[A-Z0-9]{2,4}$/, 'no es un tipo OACI: escribe de dos a cuatro mayúsculas y cifras');

/** Aircraft registration as painted, e.g. `EC-ABC` or `N309US`; small letters are raised. */
export const registration = z
  .string()
  .trim()
  .toUpperCase()
  .regex(REGISTRATION, `no es una matrícula: ${REGISTRATION_ADVICE}`);

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Identifier of an entry: lower-case words joined by hyphens; part of addresses, so never change it lightly. */
export const id = z
  .string()
  .regex(
    ID,
    'no vale como identificador: escribe minúsculas sin tildes, cifras y guiones, por ejemplo nombre-corto',
  );

/** A reference to the `id` of an entry elsewhere; `whose` names it in the message for a wrong or missing one. */
export function idOf(whose: string) {
  return z.string().regex(ID, `no vale como «id»: escribe el «id» de ${whose}`);
}

/** Text a person reads; never blank, 2 000 characters at most. */
export const text = z
  .string()
  .trim()
  .min(1, 'está vacío: escribe un texto')
  .max(2000, 'es demasiado largo: no pases de 2000 caracteres');

/** Real calendar date, `YYYY-MM-DD`. */
export const isoDate = z
  .string()
  .refine(
    isRealDate,
    'no es una fecha real: escribe año-mes-día con un día que exista, por ejemplo 2025-07-01',
  );

/** Duration from chock to chock, `HH:MM`, 00:00 to 23:59. */
export const blockTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'no es una duración: escribe horas:minutos, por ejemplo "01:05"');

/** Path of one of the airline's own documents as served, e.g. `/documentos/manuales/nombre`. */
const documentPath = /^\/documentos\/[a-z0-9-]+(\/[a-z0-9-]+)*$/;

/** Path of a page of the airline's own operations platform, with what it shows. */
const platformPath = /^\/plataforma\/[\w./?=&%-]*$/;

const NO_PAGE =
  'no es una dirección admitida: escribe una dirección que empiece por https:// o la de un documento propio, como /documentos/manuales/nombre';

/** Absolute https address, or the path of one of the airline's own documents. */
export const pageUrl = z.string().refine((value) => documentPath.test(value) || isHttpsUrl(value), NO_PAGE);

/** What a frame shows: as `pageUrl`, or a page of the airline's own operations platform. */
export const framedUrl = z
  .string()
  .refine((value) => documentPath.test(value) || platformPath.test(value) || isHttpsUrl(value), NO_PAGE);

/** Absolute https address. */
export const httpsUrl = z
  .string()
  .refine(
    isHttpsUrl,
    'no es una dirección admitida: escribe una dirección que empiece por https://, como https://www.example.org',
  );

/** Path of a picture under `content/images`, as served: `/images/<noun>/<file>`. */
export const imagePath = z
  .string()
  .regex(
    /^\/images\/[a-z0-9-]+\/[a-z0-9-]+\.(svg|png|jpg|webp|avif)$/,
    'no es la ruta de una imagen: escribe /images/, su carpeta y su archivo, en minúsculas y acabado en svg, png, jpg, webp o avif, como /images/fleet/nombre.webp',
  );

/** A picture with its alternative text. */
export const picture = z.strictObject({
  /** File under `content/images`. */
  src: imagePath,
  /** What the picture shows, one sentence in Spanish. */
  alt: text,
});

const NO_LATITUDE = 'no es una latitud: escribe un número de -90 a 90, negativo al sur';
const NO_LONGITUDE = 'no es una longitud: escribe un número de -180 a 180, negativo al oeste';

/** Latitude in decimal degrees, north positive, −90 to 90. */
export const latitude = z.number().min(-90, NO_LATITUDE).max(90, NO_LATITUDE);
/** Longitude in decimal degrees, east positive, −180 to 180. */
export const longitude = z.number().min(-180, NO_LONGITUDE).max(180, NO_LONGITUDE);

function isHttpsUrl(value: string): boolean {
  if (!value.startsWith('https://') || /[\s\\]/.test(value)) return false;
  try {
    const url = new URL(value);
    return url.protocol === 'https:' && url.username === '' && url.password === '';
  } catch {
    return false;
  }
}

function isRealDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
