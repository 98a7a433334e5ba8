import { expect, it } from 'vitest';
import { readCsvFile } from './read-csv-file.ts';

const fileOf = (...parts: (string | Uint8Array<ArrayBuffer>)[]) => new File(parts, 'a.csv');

it('reads text with its accents', async () => {
  expect(await readCsvFile(fileOf('callsign,name\nPRB101,José'))).toContain('José');
});

it.each([
  ['little-endian with its mark', [0xff, 0xfe], (code: number) => [code & 255, code >> 8]],
  ['big-endian with its mark', [0xfe, 0xff], (code: number) => [code >> 8, code & 255]],
  ['little-endian without one', [], (code: number) => [code & 255, code >> 8]],
  ['big-endian without one', [], (code: number) => [code >> 8, code & 255]],
])('reads the «Texto Unicode» of a spreadsheet, %s', async (_what, mark, pair) => {
  const written = 'callsign\tname\r\nPRB101\tJosé Muñoz\r\n';
  const bytes = [...mark, ...Array.from(written, (sign) => pair(sign.charCodeAt(0))).flat()];
  expect(await readCsvFile(fileOf(new Uint8Array(bytes)))).toBe(written);
});

it.each([
  ['a spreadsheet', fileOf('PK\u0003\u0004\u0014\0'), /hoja de cálculo/],
  ['a picture', fileOf(new Uint8Array([0x89, 0x50, 0x4e, 0x47])), /No es un archivo CSV/],
  ['other letters', fileOf('name\nJos', new Uint8Array([0xe9])), /UTF-8/],
  [
    'letters of two encodings',
    fileOf('name\nJosé\nMu', new Uint8Array([0xf1]), 'oz'),
    /tildes de la línea 3/,
  ],
  ['an old spreadsheet', fileOf(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1])), /hoja de cálculo antigua/],
  ['a page', fileOf('<!doctype html><title>Entra</title>'), /página web/],
  ['a PDF', fileOf('%PDF-1.7'), /Es un PDF/],
  ['a copy of a database', fileOf('-- MySQL dump 10.13'), /copia SQL/],
  ['too much', fileOf('a'.repeat(24_000_001)), /24 MB/],
])('refuses %s before it is sent', async (_what, file, says) => {
  await expect(readCsvFile(file)).rejects.toThrow(says);
});
