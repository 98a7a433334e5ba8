import { existsSync, readdirSync, readFileSync, statfsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseError } from '../database-error.ts';

/** With fewer free bytes the write-ahead log cannot grow by 1.5 segments: a full disk is then the cause. */
const TOO_LITTLE_BYTES = 24 * 1024 * 1024;

/** A Spanish sentence for the terminal that says why the embedded database stopped working. */
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
 * What is missing of the write-ahead log segment that the database needs to start; undefined if it is complete. That
 * segment follows from `global/pg_control`: the position in bytes 40 to 47, its timeline in bytes 48 to 51.
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

/** A Spanish sentence about what to do with a damaged or unreadable database; undefined for any other error. */
export function damageSentence(error: unknown): string | undefined {
  // PostgreSQL's error classes XX (internal error, corruption) and 58 (system error).
  if (!(error instanceof DatabaseError && /^(?:XX|58)/.test(error.code))) return undefined;
  return `La base de datos está dañada: ${error.message}. No la toques más: guarda la carpeta entera como está y restaura la última copia de seguridad con «npm run restore».`;
}

/** Whether the folder's disk is too full for the database to go on. */
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
    // A folder that cannot be listed, or is missing: only the folder itself can be checked.
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
