import { expect, it } from 'vitest';
import { checkAirportsCsv } from './airport-csv.ts';

/** A file without quotes, cell by cell. */
const check = (text: string) =>
  checkAirportsCsv(
    text.split('\n').map((line, index) => ({ line: index + 1, cells: line.split(',') })),
    { known: new Set(['LEMD']) },
  );

it('reads the airports that phpVMS exports', () => {
  const header =
    'icao,iata,name,location,region,country,timezone,hub,lat,lon,elevation,ground_handling_cost,fuel_100ll_cost,fuel_jeta_cost,fuel_mogas_cost,notes';
  const { rows, problems, ignored } = check(
    `${header}\nKAUS,AUS,Austin-Bergstrom,Austin,Texas,US,America/Chicago,1,30.1945,-97.6699,542,250,,,,`,
  );
  expect(problems).toEqual([]);
  expect(ignored).toEqual(['region', 'hub', 'elevation', 'ground_handling_cost']);
  expect(rows).toEqual([
    {
      line: 2,
      row: {
        icao: 'KAUS',
        iata: 'AUS',
        name: 'Austin-Bergstrom',
        city: 'Austin',
        country: 'Estados Unidos',
        timezone: 'America/Chicago',
        lat: 30.1945,
        lon: -97.6699,
      },
    },
  ]);
});

it('names what is wrong', () => {
  const wrong = (row: string) =>
    check(`icao,iata,name,lat,lon,timezone\n${row}`).problems.map(({ column }) => column);
  expect(wrong('kaus,AUST,Austin,91,west,Mars/Base')).toEqual(['icao', 'iata', 'lat', 'lon', 'timezone']);
  const { problems } = check('icao,name,lat,lon,timezone\nKAUS,Austin,91,181,UTC');
  expect(problems.map(({ write }) => write)).toEqual([
    'Escribe grados de -90 a 90, negativos al sur.',
    'Escribe grados de -180 a 180, negativos al oeste.',
  ]);
  expect(wrong('KAUS,,Austin,,0,')).toEqual(['lat', 'timezone']);
  expect(wrong('LEMD,,Madrid,1,0,Europe/Madrid')).toEqual(['icao']);
  expect(wrong('KAUS,,Austin,1,0,UTC\nKAUS,,Austin,1,0,UTC')).toEqual(['icao']);
  expect(wrong(`KAUS,,${'a'.repeat(121)},1,0,UTC`)).toEqual(['name', 'location']);
});
