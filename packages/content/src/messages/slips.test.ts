// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyContent, type ContentCopy } from '@va/testing/content-copy.ts';
import { loadContent } from '../load.ts';

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => copy.dispose());

/** The only problem after a slip, without its file; `LINE` stands for the line of the slip. */
async function problemAfter(file: string, right: string, slip: string): Promise<string> {
  copy.replace(file, right, slip);
  const line = copy.lineOf(file, slip.split('\n').at(-1) ?? slip);
  const error: unknown = await loadContent(copy.root).catch((reason: unknown) => reason);
  return error instanceof Error ? error.message.replace(`${file}:${line}`, 'LINE') : 'no problem';
}

const notams = 'content/notams.yaml';
const airports = 'content/airports.yaml';

describe('the real slip is named, at its line', () => {
  it.each([
    [
      'a paragraph without indentation',
      notams,
      '    Los vuelos que hagas',
      'Los vuelos que hagas',
      'LINE: este párrafo necesita 4 espacios delante, como los demás del texto. Pónselos.',
    ],
    [
      'a paragraph with too few spaces',
      notams,
      '    Los vuelos que hagas',
      '  Los vuelos que hagas',
      'LINE: este párrafo necesita 4 espacios delante, como los demás del texto. Pónselos.',
    ],
    [
      'an entry without its hyphen, indented',
      notams,
      '- id: puntuacion-minima-pirep',
      '  id: puntuacion-minima-pirep',
      'LINE: falta «- » delante: aquí empieza otra entrada. Escribe «- id: puntuacion-minima-pirep», sin sangrar.',
    ],
    [
      'the first entry without its hyphen',
      notams,
      '- id: orden-de-arranque',
      '  id: orden-de-arranque',
      'LINE: falta «- » delante: aquí empieza otra entrada. Escribe «- id: orden-de-arranque», sin sangrar.',
    ],
    [
      'an entry without its hyphen',
      notams,
      '- id: orden-de-arranque',
      'id: orden-de-arranque',
      'LINE: falta «- » delante: aquí empieza otra entrada. Escribe «- id: orden-de-arranque».',
    ],
    [
      'an entry on one line without its hyphen',
      'content/routes.yaml',
      '- { between: [LEMD, LPPT]',
      '{ between: [LEMD, LPPT]',
      'LINE: falta «- » delante: aquí empieza otra entrada. Escribe «- { between: [LEMD, LPPT], type:…».',
    ],
    [
      'a hyphen without its space',
      notams,
      '- id: orden-de-arranque',
      '-id: orden-de-arranque',
      'LINE: falta un espacio tras el guion. Escribe «- id: orden-de-arranque».',
    ],
    [
      'curly quotes around a date',
      notams,
      'id: orden-de-arranque\n  date: "2026-09-14"',
      'id: orden-de-arranque\n  date: “2026-09-14”',
      'LINE · orden-de-arranque · date: «“2026-09-14”» lleva comillas tipográficas. Escribe comillas rectas: "2026-09-14".',
    ],
    [
      'curly quotes around a number',
      airports,
      'elevationFt: 1998',
      'elevationFt: “1998”',
      'LINE · LEMD · elevationFt: «“1998”» lleva comillas tipográficas. Escríbelo sin comillas: 1998.',
    ],
    [
      'a decimal comma',
      airports,
      'lat: 40.471926',
      'lat: 40,471926',
      'LINE · LEMD · lat: se esperaba un número de -90 a 90 y hay un texto («40,471926»). La coma decimal es un punto: escribe 40.471926.',
    ],
    [
      'a decimal comma between braces',
      airports,
      'lon: -3.55787',
      'lon: -3,55787',
      'LINE · LEMD · runways[1].ends[1].lon: «-3,55787» lleva coma decimal. Escribe un punto: -3.55787.',
    ],
  ])('%s', async (_name, file, right, slip, sentence) => {
    expect(await problemAfter(file, right, slip)).toBe(sentence);
  });
});
