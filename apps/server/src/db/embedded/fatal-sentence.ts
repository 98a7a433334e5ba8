import { existsSync, readdirSync, readFileSync, statfsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseError } from '../database-error.ts';

/** Below this the log of the database cannot grow by a segment and a half: it is the disk that is to blame. */
const TOO_LITTLE_BYTES = 24 * 1024 * 1024;

/** Why the embedded database can do no more, for the person at the terminal. */
export function fatalSentence(
  failure: { message: string; diskFull: boolean },
  folder: string,
  freeBytes = freeBytesAt(folder),
  user = process.getuid?.() ?? 0,
): string {
  if (failure.diskFull || isTooLittle(freeBytes))
    return `No queda espacio en el disco para la base de datos (${folder}). Libera espacio y vuelve a arrancar: lo guardado hasta ahora sigue ahí.`;
  const other = readMajor(folder);
  if (other !== undefined && other !== ENGINE_MAJOR)
    return `La base de datos de ${folder} es de la versión ${other} de PostgreSQL, y este programa lleva la ${ENGINE_MAJOR}. Arranca con el programa de antes, haz una copia con «npm run backup» y restáurala aquí en una carpeta vacía.`;
  const cut = cutLog(folder);
  if (cut !== undefined)
    return `El registro de la base de datos está cortado: ${cut}. Guarda la carpeta ${folder} entera como está y restaura la última copia de seguridad con «npm run restore».`;
  const foreign = user === 0 ? undefined : ownedByAnother(folder, user);
  return foreign !== undefined
    ? `La base de datos de ${folder} no se puede abrir porque ${foreign} es de otro usuario: quizá alguien arrancó el programa como otro. Devuélvela al tuyo con «chown -R» y vuelve a arrancar: lo guardado sigue ahí.`
    : `La base de datos de ${folder} ha dejado de responder (${failure.message}). Vuelve a arrancar; si se repite, restaura una copia de seguridad.`;
}

/** Major version of the engine's PostgreSQL; the files of another one are read by that one alone. */
export const ENGINE_MAJOR = 18;

/** Bytes of one file of the log. */
const SEGMENT_BYTES = 16 * 1024 * 1024;

/** The version of PostgreSQL that made a folder; undefined where it does not say. */
function readMajor(folder: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(join(folder, 'PG_VERSION'), 'utf8'), 10) || undefined;
  } catch {
    return undefined;
  }
}

/**
 * What is missing of the log from which the database would begin; undefined where it is whole. Where it begins stands in
 * `global/pg_control`: the position at byte 40, eight bytes, and its timeline at byte 48, four.
 */
function cutLog(folder: string): string | undefined {
  try {
    const control = readFileSync(join(folder, 'global', 'pg_control'));
    const position = control.readBigUInt64LE(40);
    const parts = [
      control.readUInt32LE(48),
      Number(position >> 32n),
      Math.floor(Number(position & 0xffff_ffffn) / SEGMENT_BYTES),
    ];
    const name = parts.map((part) => part.toString(16).toUpperCase().padStart(8, '0')).join('');
    const file = join(folder, 'pg_wal', name);
    if (!existsSync(file)) return `falta pg_wal/${name}`;
    const bytes = statSync(file).size;
    return bytes === SEGMENT_BYTES ? undefined : `pg_wal/${name} tiene ${bytes} bytes de ${SEGMENT_BYTES}`;
  } catch {
    return undefined;
  }
}

/** What to do where a file of the database cannot be read or holds what none of them may; undefined for another error. */
export function damageSentence(error: unknown): string | undefined {
  // PostgreSQL's classes for damage and for what the system refuses.
  if (!(error instanceof DatabaseError && /^(?:XX|58)/.test(error.code))) return undefined;
  return `La base de datos está dañada: ${error.message}. No la toques más: guarda la carpeta entera como está y restaura la última copia de seguridad con «npm run restore».`;
}

/** Whether the disk of a folder has no room for the database to go on. */
export const isDiskFull = (folder: string): boolean => isTooLittle(freeBytesAt(folder));

const isTooLittle = (freeBytes: number) => freeBytes < TOO_LITTLE_BYTES;

/** The first file of a folder that belongs to somebody else than the user who runs this. */
function ownedByAnother(folder: string, user: number): string | undefined {
  try {
    return [
      folder,
      ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    ].find((path) => statSync(path).uid !== user);
  } catch {
    // It may be looked into by nobody but its owner, or is not there: then the folder itself is what can be named.
    return existsSync(folder) && statSync(folder).uid !== user ? folder : undefined;
  }
}

function freeBytesAt(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(existsSync(folder) ? folder : dirname(folder));
    return bavail * bsize;
  } catch {
    return Infinity;
  }
}
