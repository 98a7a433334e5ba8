/** Decodes the bytes of a file in the encodings in which spreadsheets save. */
import type { CsvProblem } from './csv-record.ts';

const EXPORT = 'Envía el CSV que exporta el otro sistema.';
const SAVE_IT = 'guárdalo como CSV: «Archivo», «Guardar como», «CSV UTF-8».';

/** Kinds of files by their first letters, each with what to do about it. */
const KINDS: readonly (readonly [begins: RegExp | string, write: string])[] = [
  ['\u00d0\u00cf\u0011\u00e0', `Es una hoja de cálculo antigua: ábrela y ${SAVE_IT}`],
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
function notCsv(text: string): CsvProblem | null {
  const about = (wrong: string, write: string) => ({ line: 1, column: '', value: '', wrong, write });
  if (text.startsWith('PK\u0003') || text.startsWith('PK\u0005'))
    return about(
      'Es un archivo ZIP o una hoja de cálculo, no un CSV.',
      `Ábrelo y ${SAVE_IT} Si es un ZIP, descomprímelo antes.`,
    );
  const kind = KINDS.find(([begins]) =>
    typeof begins === 'string' ? text.startsWith(begins) : begins.test(text),
  );
  if (kind) return about('No es un archivo CSV.', kind[1]);
  // Text of two bytes a letter that was sent as one of one byte looks like this too.
  return text.slice(0, 1000).includes('\0') ? about('No es un archivo CSV.', `Si lo es, ${SAVE_IT}`) : null;
}

/** The text, or why the file can't be read. */
type DecodedCsv = { text: string; problem: null } | { text: null; problem: CsvProblem };

const SAVE_AS =
  'En Excel: «Archivo», «Guardar como», y en el tipo «CSV UTF-8 (delimitado por comas)». Envíalo otra vez.';

/**
 * Reads UTF-8, and UTF-16 of both byte orders with or without its mark, which is what «Texto Unicode» of Excel is. Any other
 * encoding is refused: nothing in such a file says which one it is, and a wrong one turns letters into others.
 */
export function decodeCsv(bytes: Uint8Array): DecodedCsv {
  const utf16 = utf16Of(bytes);
  if (utf16 !== undefined) {
    const text = decoded(bytes, utf16);
    const isText = text !== undefined && !text.includes('\0');
    return isText ? { text, problem: null } : refused(notText());
  }
  const otherKind = notCsv(new TextDecoder('latin1').decode(bytes.slice(0, 1000)));
  if (otherKind) return refused(otherKind);
  const text = decoded(bytes, 'utf-8');
  return text === undefined ? refused(lostLetters(firstOddLine(bytes))) : { text, problem: null };
}

/** The problem of a file that can't be decoded from a line on. */
export function lostLetters(line: number): CsvProblem {
  return about(line, `El archivo no está en UTF-8 y las tildes de la línea ${line} se perderían.`, SAVE_AS);
}

const notText = () => about(1, 'No es un archivo CSV.', SAVE_AS);

function refused(problem: CsvProblem): DecodedCsv {
  return { text: null, problem };
}

function about(line: number, wrong: string, write: string): CsvProblem {
  return { line, column: '', value: '', wrong, write };
}

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Detects UTF-16 by its byte order mark or, without one, by the zero in every other byte of Latin text. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, 200);
  if (sample.length < 4) return undefined;
  const zerosAt = (rest: number) => sample.filter((byte, at) => byte === 0 && at % 2 === rest).length;
  const [most, few] = [sample.length * 0.35, sample.length * 0.05];
  if (zerosAt(1) > most && zerosAt(0) < few) return 'utf-16le';
  return zerosAt(0) > most && zerosAt(1) < few ? 'utf-16be' : undefined;
}

function firstOddLine(bytes: Uint8Array): number {
  let line = 1;
  for (let from = 0; from <= bytes.length; line += 1) {
    const end = bytes.indexOf(10, from);
    const to = end < 0 ? bytes.length : end;
    if (decoded(bytes.subarray(from, to), 'utf-8') === undefined) return line;
    from = to + 1;
  }
  return 1;
}
