import type { CsvProblem } from './csv-record.ts';

const EXPORT = 'Envía el CSV que exporta el otro sistema.';
const SAVE_AS = 'guárdalo como CSV: «Archivo», «Guardar como», «CSV UTF-8».';

/** Kinds of files by their first letters, each with what to do about it. */
const KINDS: readonly (readonly [begins: RegExp | string, write: string])[] = [
  ['\u00d0\u00cf\u0011\u00e0', `Es una hoja de cálculo antigua: ábrela y ${SAVE_AS}`],
  ['\u001f\u008b', 'Está comprimido: descomprímelo y envía el CSV que lleva dentro.'],
  [/^%PDF/, `Es un PDF. ${EXPORT}`],
  [/^(?:.PNG|GIF8|\u00ff\u00d8\u00ff|RIFF)/s, `Es una imagen. ${EXPORT}`],
  [/^\s*</, 'Es una página web o un XML: entra en el otro sistema y exporta otra vez el CSV.'],
  [/^\s*[{[]/, `Es un JSON o un documento. ${EXPORT}`],
  [
    /^\s*(?:-- |\/\*|INSERT INTO|CREATE TABLE)/i,
    'Es una copia SQL: exporta la tabla como CSV, con los nombres de las columnas.',
  ],
];

/**
 * The problem of a file that is no CSV, detected by its first characters: a spreadsheet, an archive, a picture or a web
 * page; null for a text.
 */
export function notCsv(text: string): CsvProblem | null {
  const about = (wrong: string, write: string) => ({ line: 1, column: '', value: '', wrong, write });
  if (text.startsWith('PK\u0003') || text.startsWith('PK\u0005'))
    return about(
      'Es un archivo ZIP o una hoja de cálculo, no un CSV.',
      `Ábrelo y ${SAVE_AS} Si es un ZIP, descomprímelo antes.`,
    );
  const kind = KINDS.find(([begins]) =>
    typeof begins === 'string' ? text.startsWith(begins) : begins.test(text),
  );
  if (kind) return about('No es un archivo CSV.', kind[1]);
  // Text of two bytes a letter that was sent as one of one byte looks like this too.
  return text.slice(0, 1000).includes('\0') ? about('No es un archivo CSV.', `Si lo es, ${SAVE_AS}`) : null;
}
