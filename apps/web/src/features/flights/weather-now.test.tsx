import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { WeatherNow } from './weather-now.tsx';

it('shows the present weather of both ends, the departure first', async () => {
  vi.stubGlobal('fetch', async (url: string) => {
    const [, icao = ''] = /airports\/(\w+)\/weather$/.exec(url) ?? [];
    const taf = `TAF ${icao} 261100Z 2612/2718 02006KT CAVOK PROB30 TEMPO 2617/2620 0400 FG VV001`;
    return Response.json({
      metar: `${icao} 261430Z 02006KT CAVOK 11/03 Q1024`,
      taf: icao === 'LEMD' ? taf : null,
      provider: null,
    });
  });
  const place = (icao: string) => ({ icao, city: icao, timezone: 'UTC', lat: 0, lon: 0 });
  const departure = {
    dep: place('LEMD'),
    arr: place('UTNU'),
    std: '2026-11-26T18:00:00Z',
    sta: '2026-11-26T19:10:00Z',
  };
  renderInApp(<WeatherNow departure={departure} />);
  const card = within(screen.getByRole('region', { name: 'Tiempo ahora' }));
  // Now at both ends, and at the departure's hour.
  expect(await card.findAllByText('VFR')).toHaveLength(3);
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 4))).toEqual([
    'LEMD',
    'UTNU',
  ]);
  expect(card.getByText('UTNU 261430Z 02006KT CAVOK 11/03 Q1024')).toBeDefined();
  expect(card.getByText('A la salida, a las 18:00Z:')).toBeDefined();
  expect(card.getByText('y puede que LIFR')).toBeDefined();
  expect(card.getByText('Posible: LIFR: techo o visibilidad muy bajos')).toBeDefined();
  expect(card.getByText(/^A ratos, con un 30\s% de probabilidad, desde las 17:00Z/)).toBeDefined();
});
