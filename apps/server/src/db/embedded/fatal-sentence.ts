import { existsSync, readdirSync, statfsSync, statSync } from 'node:fs';
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
  const foreign = user === 0 ? undefined : ownedByAnother(folder, user);
  return foreign !== undefined
    ? `La base de datos de ${folder} no se puede abrir porque ${foreign} es de otro usuario: quizá alguien arrancó el programa como otro. Devuélvela al tuyo con «chown -R» y vuelve a arrancar: lo guardado sigue ahí.`
    : `La base de datos de ${folder} ha dejado de responder (${failure.message}). Vuelve a arrancar; si se repite, restaura una copia de seguridad.`;
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
