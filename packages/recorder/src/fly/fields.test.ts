// @vitest-environment node
import { expect, it } from 'vitest';
import { PROJECT } from '@va/testing/content-copy.ts';
import { Refused, type Ask } from '../platform/api.ts';
import { findField, findLimits, readFields, readLimits, typeError } from './fields.ts';

const network = readFields(PROJECT);
const asked: string[] = [];
/** A platform that knows Ibiza, where only a tour goes. */
const ask = (async (method: string, path: string) => {
  asked.push(`${method} ${path}`);
  if (path === '/airports/LEIB') return { icao: 'LEIB', lat: 38.87, lon: 1.37 };
  throw new Refused(404, {});
}) as Ask;

it('finds an airport of the network with its runways, one of a tour by the platform, and says which there is not', async () => {
  expect((await findField(network, 'LEMD', ask)).ends).not.toHaveLength(0);
  expect(asked).toEqual([]);
  expect(await findField(network, 'LEIB', ask)).toEqual({
    icao: 'LEIB',
    lat: 38.87,
    lon: 1.37,
    elevationFt: 0,
    ends: [],
  });
  await expect(findField(network, 'XXXX', ask)).rejects.toThrow(
    'La plataforma no conoce el aeropuerto XXXX.',
  );
  expect(asked).toEqual(['GET /airports/LEIB', 'GET /airports/XXXX']);
});

it('reads what each type keeps to, and nothing for an airline that publishes no rules', () => {
  expect(readLimits(PROJECT)['A320']).toMatchObject({ vmoKt: 350, mtowKg: 77_000 });
  expect(readLimits('/nowhere')).toEqual({});
});

it('asks the platform what a type of the desk keeps to, and does without where it may not', async () => {
  const figures = { vmoKt: 250, mmo: 0.55, gearKt: 170, gearRetractionKt: 160, stallKt: 95, reserveKg: 350 };
  const weights = { mtowKg: 23_000, mlwKg: 22_350 };
  const platform = (async () => ({
    types: [{ type: 'AT76', ...figures, ...weights, vfeKt: [185, 180, 170, 160, 150] }],
  })) as unknown as Ask;
  expect(await findLimits('AT76', platform)).toMatchObject({
    ...figures,
    vfeKt: { '1': 185, '1+F': 180, '2': 170, '3': 160, '4': 150 },
  });
  expect(await findLimits('B190', platform)).toBeUndefined();
  expect(await findLimits('AT76', () => Promise.reject(new Refused(403, {})))).toBeUndefined();
});

it('passes on a refusal for another reason', async () => {
  const refused = new Refused(401, { detail: 'La clave no vale.' });
  await expect(findField(network, 'LEIB', () => Promise.reject(refused))).rejects.toBe(refused);
});

it('names the type that was refused, and those that the airline has', async () => {
  const types = (async () => ['A320', 'A20N', 'A320'].map((icaoType) => ({ icaoType }))) as unknown as Ask;
  const refused = new Refused(422, { errors: [{ pointer: '/flight/icaoType' }] });
  expect(await typeError(refused, 'A320-200', types)).toEqual(
    new Error('La compañía no vuela ningún «A320-200». Sus tipos, por su código OACI: A20N, A320.'),
  );
  for (const other of [
    new Refused(422, { errors: [{ pointer: '/lat' }] }),
    new Refused(401, {}),
    new Error(),
  ])
    expect(await typeError(other, 'A320', types)).toBe(other);
});
