import { expect, it } from 'vitest';
import { readCsvFile } from './read-csv-file.ts';

const fileOf = (...parts: (string | Uint8Array<ArrayBuffer>)[]) => new File(parts, 'a.csv');

it('reads text with its accents', async () => {
  expect(await readCsvFile(fileOf('callsign,name\nPRB101,José'))).toContain('José');
});

it.each([
  ['a spreadsheet', fileOf('PK\u0003\u0004\u0014\0'), /hoja de cálculo/],
  ['a picture', fileOf(new Uint8Array([0x89, 0x50, 0x4e, 0x47])), /No es un archivo CSV/],
  ['other letters', fileOf('name\nJos', new Uint8Array([0xe9])), /UTF-8/],
  ['too much', fileOf('a'.repeat(24_000_001)), /24 MB/],
])('refuses %s before it is sent', async (_what, file, says) => {
  await expect(readCsvFile(file)).rejects.toThrow(says);
});
