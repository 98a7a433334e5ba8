import { expect, it } from 'vitest';
import { LIGHT, unknownBits } from '@va/domain/flight-record/telemetry-point.ts';
import { telemetryPointSchema } from './telemetry.ts';

const lights = (value: unknown) =>
  telemetryPointSchema.shape.lights.safeParse(value).success ? 'taken' : 'refused';

it('takes each light as on, off or not known, and no bit that is no light’s', () => {
  const all = Object.values(LIGHT);
  for (const light of all) expect([light, unknownBits(light)].map(lights)).toEqual(['taken', 'taken']);
  const sum = all.reduce((bits, light) => bits + light, 0);
  expect([0, null, undefined, sum, unknownBits(sum), sum + unknownBits(sum)].map(lights)).toEqual(
    Array.from({ length: 6 }, () => 'taken'),
  );
  expect([-1, 32, 64, 128, 255, 256 + 32, 8192, 1.5, NaN, '1'].map(lights)).toEqual(
    Array.from({ length: 10 }, () => 'refused'),
  );
});
