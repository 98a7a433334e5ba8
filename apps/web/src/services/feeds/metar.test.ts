// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { metarQuery } from './metar.ts';

const REPORT = 'LEMD 211930Z 36005KT CAVOK 12/04 Q1021 NOSIG';

let asked = '';
function read(body: string, url = 'https://metar.example/{icao}') {
  vi.stubGlobal('fetch', (address: string) => {
    asked = address;
    return Promise.resolve(new Response(body));
  });
  return metarQuery(url, 'LEMD').queryFn({ signal: new AbortController().signal });
}

describe('the report of a station', () => {
  it.each([
    ['a line', `${REPORT}\n`, REPORT],
    ['a line with its end', `${REPORT}=\r\n`, REPORT],
    ['a broken line', `METAR ${REPORT.replace(' CAVOK', '  CAVOK')}`, `METAR ${REPORT}`],
    ['JSON', JSON.stringify([{ id: 'LEMD', metar: REPORT }]), REPORT],
    ['the right one of several', `LEBL 211930Z VRB01KT CAVOK 14/08 Q1020\n${REPORT}`, REPORT],
  ])('as %s', async (_, body, raw) => {
    expect(await read(body)).toMatchObject({ data: { raw }, dropped: 0 });
    expect(asked).toBe('https://metar.example/LEMD');
  });

  it.each([
    ['nothing', ''],
    ['an empty list', '[]'],
    ['another station', 'LEBL 211930Z VRB01KT CAVOK 14/08 Q1020'],
  ])('is none when the answer is %s', async (_, body) => {
    expect((await read(body)).data.raw).toBeUndefined();
  });

  it('drops and counts what is no report beside one', async () => {
    expect(await read(`${REPORT}\nNo METAR available for LEXX`)).toMatchObject({
      data: { raw: REPORT },
      dropped: 1,
    });
    const rows = [{ id: 'LEMD', metar: REPORT }, { id: 'LEXX' }, null, { metar: 7 }];
    expect(await read(JSON.stringify(rows))).toMatchObject({ data: { raw: REPORT }, dropped: 3 });
  });

  it.each([
    ['a page', '<!doctype html><title>502</title>'],
    ['half JSON', '[{"id":"LEMD","metar":"LEMD 2119'],
    ['rows of another kind', '[{"icao":"LEMD"}]'],
  ])('cannot be read from %s', async (_, body) => {
    await expect(read(body)).rejects.toMatchObject({ failure: 'unreadable' });
  });
});
