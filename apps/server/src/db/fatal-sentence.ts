import { existsSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';

/** Below this the log of the database cannot grow by a segment and a half: it is the disk that is to blame. */
const TOO_LITTLE_BYTES = 24 * 1024 * 1024;

/** Why the embedded database can do no more, for the person at the terminal. */
export function fatalSentence(
  failure: { message: string; diskFull: boolean },
  folder: string,
  freeBytes = freeBytesAt(folder),
): string {
  return failure.diskFull || isTooLittle(freeBytes)
    ? `No queda espacio en el disco para la base de datos (${folder}). Libera espacio y vuelve a arrancar: lo guardado hasta ahora sigue ahí.`
    : `La base de datos de ${folder} ha dejado de responder (${failure.message}). Vuelve a arrancar; si se repite, restaura una copia de seguridad.`;
}

/** Whether the disk of a folder has no room for the database to go on. */
export const isDiskFull = (folder: string): boolean => isTooLittle(freeBytesAt(folder));

const isTooLittle = (freeBytes: number) => freeBytes < TOO_LITTLE_BYTES;

function freeBytesAt(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(existsSync(folder) ? folder : dirname(folder));
    return bavail * bsize;
  } catch {
    return Infinity;
  }
}
