import { describe, expect, it, vi } from 'vitest';
import { weatherSource } from './weather-source.ts';

const source = { url: 'https://weather.example.org/{icao}', provider: 'Ejemplo' };
const answer = (text: string, init?: ResponseInit) => vi.fn(async () => new Response(text, init));
const METAR = 'LEMD 221400Z 02006KT CAVOK 11/03 Q1024';
const TAF = 'TAF LEMD 221100Z 2212/2318 02006KT CAVOK BECMG 2218/2220 VRB03KT';

describe.each([
  ['metar', METAR, 5],
  ['taf', TAF, 15],
] as const)('the source of each %s', (kind, text, minutes) => {
  it('is asked once in some minutes for each airport', async () => {
    const ask = answer(`${text}=\n`);
    const read = weatherSource(kind, source, ask);
    expect(await read('LEMD', 0)).toBe(text);
    await read('LEMD', minutes * 60_000 - 1);
    expect(ask).toHaveBeenCalledTimes(1);
    await read('LEMD', minutes * 60_000 + 1);
    expect(ask).toHaveBeenLastCalledWith('https://weather.example.org/LEMD', expect.anything());
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['is down', vi.fn(async () => Promise.reject(new Error('down')))],
    ['refuses', answer('no', { status: 503 })],
    ['answers for nobody', answer('')],
    ['answers a page', answer(`LEMD ${'x'.repeat(5000)}`)],
    ['answers for another airport', answer(text.replace('LEMD', 'LEBL'))],
    ['answers the other kind', answer(kind === 'metar' ? TAF : METAR)],
    ['answers in another language', answer('今日は LEMD 晴れ')],
  ])('gives nothing when it %s', async (_, ask) => {
    expect(await weatherSource(kind, source, ask)('LEMD', 0)).toBeNull();
  });

  it('is nobody where the airline shows none', async () => {
    expect(await weatherSource(kind, null)('LEMD', 0)).toBeNull();
  });
});

it('puts a forecast of several lines on one', async () => {
  const ask = answer(`${TAF.replace(' BECMG', '\n  BECMG')}\n`);
  expect(await weatherSource('taf', source, ask)('LEMD', 0)).toBe(TAF);
});
