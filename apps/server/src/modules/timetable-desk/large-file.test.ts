import { describe, expect, it } from 'vitest';
import { howOften } from '@va/testing/how-often.ts';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';

const HEADER =
  'airline,flight_number,dpt_airport,arr_airport,days,dpt_time,arr_time,flight_time,subfleets,notes';
/** Rows that a file may have. */
const MOST = 100_000;
/** Rows of the file that is read whole. */
const ROWS = howOften(5000, MOST, MOST);

/** A row of each kind in turn: good, without its airport, the same flight again, a formula, a text in quotes. */
function row(index: number): string {
  const number = 1000 + (Math.floor(index / 5) % 8000);
  const day = 1 + Math.floor(index / 40_000);
  const flight = (arr: string, note: string) => `PRB,${number},LEMD,${arr},${day},0800,0910,70,jet,${note}`;
  switch (index % 5) {
    case 0:
      return flight('LEBL', '');
    case 1:
      return flight('XXXX', '');
    case 2:
      return flight('LEBL', '');
    case 3:
      return `PRB,"=1+1",LEMD,LEBL,${day},0800,0910,70,jet,`;
    default:
      return `PRB,${number},LEMD,LEBL,9,0800,0910,70,jet,"di ""no"", y vuelve"`;
  }
}

describe('a file of a hundred thousand rows', () => {
  const api = apiForTests('postgres');
  const operations = signedInForTests(api, 'operations');

  it('is read whole, names every row that it refuses, and applies nothing while there is one', async () => {
    const csv = [HEADER, ...Array.from({ length: ROWS }, (_, index) => row(index))].join('\n');
    const before = (await operations.get('/timetable')).body;
    const { status, body } = await operations.post('/timetable/import/check', { csv });
    expect(status).toBe(200);
    expect(body.counts).toMatchObject({ added: ROWS / 5, changed: 0, ended: 0 });
    const refused = body.refusedCsv.trimEnd().split('\r\n').slice(1);
    expect(refused).toHaveLength((ROWS * 4) / 5);
    expect(refused.every((line: string) => /(Escribe|Borra|Cambia)/.test(line))).toBe(true);
    // What a spreadsheet would run comes back as a text.
    expect(refused[2]).toContain("'=1+1");
    const order = { csv, revision: body.revision, reason: 'Temporada de invierno' };
    expect((await operations.post('/timetable/import/apply', order)).body.code).toBe('archivo-con-errores');
    expect((await operations.get('/timetable')).body).toEqual(before);
  }, 120_000);

  it('of one row more is refused as a whole', async () => {
    const csv = [HEADER, ...Array.from({ length: MOST + 1 }, (_, index) => row(index))].join('\n');
    const { body } = await operations.post('/timetable/import/check', { csv });
    expect(body.problems).toHaveLength(1);
    expect(body.problems[0].wrong).toContain('100001 filas');
  }, 120_000);
});
