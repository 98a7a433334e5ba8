import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AircraftDetails, changedDetails, detailErrors, newAircraftErrors } from './aircraft-details.ts';

const facts = {
  today: '2026-11-29',
  hasAirport: (icao: string) => icao === 'LEMD' || icao === 'LEBL',
  hasType: (typeId: string) => typeId === 'jet',
  serviceOf: (registration: string) =>
    ({ 'EC-AAA': 'operational', 'EC-OLD': 'retired' })[registration] as 'operational' | 'retired' | undefined,
};
const good = {
  registration: 'EC-NEW',
  typeId: 'jet',
  name: 'Ciudad de Ávila',
  livery: '',
  deliveredOn: '2026-11-29',
  base: 'LEMD',
  place: 'LEBL',
};
const words = fc.string({ maxLength: 70, unit: 'grapheme' });
const details: fc.Arbitrary<AircraftDetails> = fc.record({
  name: words,
  livery: words,
  deliveredOn: fc.option(fc.constantFrom('1899-12-31', '1990-01-01', '2026-11-29', '2026-11-30')),
  base: fc.constantFrom('LEMD', 'LEBL', 'XXXX'),
});

describe('an aircraft that joins the fleet', () => {
  it('is taken as it is where nothing is wrong', () => {
    expect(newAircraftErrors(good, facts)).toEqual([]);
  });

  it.each([
    ['registration', { registration: 'avión' }, /^escribe una matrícula/],
    ['registration', { registration: 'ec-aaa' }, /ya es de la flota y está «operativo»/],
    ['registration', { registration: 'EC-OLD' }, /está de baja: devuélvelo al servicio/],
    ['typeId', { typeId: 'zeppelin' }, /Elige un tipo/],
    ['name', { name: '\u200B' }, /signos que no se ven/],
    ['name', { name: 'a'.repeat(61) }, /60 caracteres/],
    ['livery', { livery: '···' }, /letras o cifras/],
    ['deliveredOn', { deliveredOn: '2026-11-30' }, /cuando ya está/],
    ['deliveredOn', { deliveredOn: '1918-12-31' }, /1\sde\senero\sde\s1919/],
    ['base', { base: 'XXXX' }, /aeropuerto de la red/],
    ['place', { place: 'XXXX' }, /aeropuerto de la red/],
  ] as const)('says at %s what is wrong with %j', (field, change, message) => {
    expect(newAircraftErrors({ ...good, ...change }, facts)).toEqual([
      { field, message: expect.stringMatching(message) },
    ]);
  });

  it('is told everything that is wrong at once, each field at most once', () => {
    fc.assert(
      fc.property(
        details,
        fc.record({ registration: fc.string(), typeId: fc.string(), place: fc.string() }),
        (given, rest) => {
          const errors = newAircraftErrors({ ...given, ...rest }, facts);
          const fields = errors.map(({ field }) => field);
          expect(new Set(fields).size).toBe(fields.length);
          // What is wrong with a detail does not depend on the other fields.
          expect(errors.filter(({ field }) => field in given)).toEqual(detailErrors(given, facts));
          for (const { message } of errors) expect(message).toMatch(/[^.]$/);
        },
      ),
    );
  });
});

it('a change of details is what differs, and put back it leaves what there was', () => {
  fc.assert(
    fc.property(details, details, (before, after) => {
      const changed = changedDetails(before, after);
      if (changed === null) {
        expect(after).toEqual(before);
        return;
      }
      expect({ ...before, ...changed.after }).toEqual(after);
      expect({ ...after, ...changed.before }).toEqual(before);
      expect(Object.keys(changed.before)).toEqual(Object.keys(changed.after));
    }),
  );
});
