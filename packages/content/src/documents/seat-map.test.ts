// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { fleetSchema } from '@va/schemas/content/fleet.ts';
import { renderSeatMap } from './seat-map.ts';

const fleet = fleetSchema.parse(
  parse(readFileSync(new URL('../../../../content/fleet.yaml', import.meta.url), 'utf8')),
);
/** The types that carry passengers. */
const types = fleet.types.flatMap(({ seatLayout, ...type }) => (seatLayout ? [{ ...type, seatLayout }] : []));

function typeOf(model: string): (typeof types)[number] {
  const type = types.find((entry) => entry.model === model);
  if (!type) throw new Error(`${model} is not in fleet.yaml`);
  return type;
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

describe.each(types.map((type) => [type.model, type] as const))('%s', (_, type) => {
  const html = renderSeatMap(type);

  test('holds nothing that the policy refuses', () => {
    expect(html).not.toMatch(/<script|\sstyle=|\son\w+=|javascript:/i);
  });

  test('draws every seat once in each of the two orientations', () => {
    const paths = [...html.matchAll(/class="sm-(?:business|economy)" d="([^"]*)"/g)].map(([, d = '']) => d);
    const cushions = paths.filter((d) => d.includes('q')).map((d) => count(d, /M/g));
    expect(cushions.reduce((sum, seats) => sum + seats, 0)).toBe(2 * type.seatLayout.capacity);
  });

  test('the table adds up to the capacity too', () => {
    const rows = [
      ...html.matchAll(
        /<tr><td>[\d\s\u00a0a]+<\/td><td>(?:Business|Turista)<\/td><td>.*?<\/td><td>(\d+)<\/td>/g,
      ),
    ];
    expect(rows.reduce((sum, [, seats]) => sum + Number(seats), 0)).toBe(type.seatLayout.capacity);
    expect(html).toContain(`<strong>${type.seatLayout.capacity}</strong>`);
  });
});

test('the total names the classes', () => {
  expect(renderSeatMap(typeOf('A330-900'))).toContain('371 = 18\u00a0B + 353\u00a0Y');
  expect(renderSeatMap(typeOf('A320-200'))).toContain('180 = 180\u00a0Y');
});

test('the table keeps exit rows apart and joins rows that are alike', () => {
  const html = renderSeatMap(typeOf('A320-200'));
  expect(html).toContain('<td>1\u00a0a\u00a011</td>');
  expect(html).toMatch(/<td>12\u00a0a\u00a013<\/td>.*<td>Sí<\/td>/);
  expect(html).toMatch(/<td>14\u00a0a\u00a030<\/td>.*<td>No<\/td>/);
});

test('has three sizes, chosen without script, the first at the start', () => {
  const html = renderSeatMap(typeOf('A350-900'));
  expect(count(html, /<input type="radio" name="tamano"/g)).toBe(3);
  expect(count(html, / checked>/g)).toBe(1);
});

test('refuses a layout that does not add up', () => {
  const type = typeOf('A320-200');
  const short = { ...type, seatLayout: { ...type.seatLayout, capacity: 181 } };
  expect(() => renderSeatMap(short)).toThrow(
    'Las filas de A320-200 suman 180 asientos y su capacidad es 181.',
  );
});

test('writes names from the content as text', () => {
  const type = typeOf('A320-200');
  const html = renderSeatMap({
    ...type,
    model: 'A<b>"320',
    seatLayout: { ...type.seatLayout, monuments: [{ kind: 'aseo', where: '<img src=x onerror=alert(1)>' }] },
  });
  expect(html).not.toMatch(/<b>|<img/);
});
