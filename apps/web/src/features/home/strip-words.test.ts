import { expect, it } from 'vitest';
import type { RankRequirement } from '@va/contract/pilots/ranks.ts';
import { rankWords, stageWords } from './strip-words.ts';

const one = (kind: RankRequirement['kind'], have: number, need: number): RankRequirement => ({
  kind,
  typeId: null,
  model: null,
  have,
  need,
  met: have >= need,
});
const towards = (...requirements: RankRequirement[]) =>
  rankWords({ rank: 'Segundo Oficial', next: { rank: 'Primer Oficial', canAsk: false, requirements } });

it('says the points first, in the right number', () => {
  expect(towards(one('minutes', 0, 600), one('points', 1080, 1200))).toBe(
    'Te faltan 120\u00a0puntos para Primer Oficial.',
  );
  expect(towards(one('points', 1199, 1200))).toBe('Te falta 1\u00a0punto para Primer Oficial.');
});

it('says what is missing besides once the points are there, and that nothing is', () => {
  expect(towards(one('points', 1200, 1200), one('minutes', 540, 600))).toBe(
    'Para Primer Oficial: Horas. Faltan 01:00\u00a0h.',
  );
  expect(towards(one('points', 1200, 1200))).toBe('Cumples todo lo que pide Primer Oficial.');
  expect(rankWords({ rank: 'Comandante', next: null })).toBe('Llevas el rango más alto: Comandante.');
});

it('names the next stage of a tour with its ends', () => {
  const place = (icao: string) => ({ icao, city: icao, timezone: 'UTC', lat: 0, lon: 0 });
  const stage = { name: 'Vuelta al norte', n: 2, place: 2, of: 9, dep: place('ZZZA'), arr: place('ZZZB') };
  expect(stageWords(stage)).toBe('Vuelta al norte: etapa 2 de 9, ZZZA–ZZZB.');
  expect(stageWords({ ...stage, n: 5, place: 4, of: 8, dep: null, arr: null })).toBe(
    'Vuelta al norte: etapa 5, la 4.ª de 8.',
  );
});
