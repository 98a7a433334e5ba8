import { describe, expect, it, vi } from 'vitest';
import { metarSource } from './metar-source.ts';

const source = { url: 'https://metar.example.org/{icao}', provider: 'Ejemplo' };
const answer = (text: string, init?: ResponseInit) => vi.fn(async () => new Response(text, init));

describe('the source of METARs', () => {
  it('is asked once in five minutes for each airport', async () => {
    const ask = answer('LEMD 221400Z 02006KT CAVOK 11/03 Q1024\n');
    const read = metarSource(source, ask);
    expect(await read('LEMD', 0)).toBe('LEMD 221400Z 02006KT CAVOK 11/03 Q1024');
    await read('LEMD', 299_000);
    expect(ask).toHaveBeenCalledTimes(1);
    await read('LEMD', 301_000);
    expect(ask).toHaveBeenLastCalledWith('https://metar.example.org/LEMD', expect.anything());
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['is down', vi.fn(async () => Promise.reject(new Error('down')))],
    ['refuses', answer('no', { status: 503 })],
    ['answers for nobody', answer('')],
    ['answers a page', answer(`LEMD ${'x'.repeat(3000)}`)],
  ])('gives nothing when it %s', async (_, ask) => {
    expect(await metarSource(source, ask)('LEMD', 0)).toBeNull();
  });

  it('is nobody where the airline shows no weather', async () => {
    expect(await metarSource(null)('LEMD', 0)).toBeNull();
  });
});
