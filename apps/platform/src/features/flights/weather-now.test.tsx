import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { WeatherNow } from './weather-now.tsx';

it('shows the present weather of both ends, the departure first', async () => {
  vi.stubGlobal('fetch', async (url: string) => {
    const [, icao = ''] = /airports\/(\w+)\/weather$/.exec(url) ?? [];
    return Response.json({ metar: `${icao} 261430Z 02006KT CAVOK 11/03 Q1024`, provider: null });
  });
  renderInApp(<WeatherNow airports={['LEMD', 'UTNU']} />);
  const card = within(screen.getByRole('region', { name: 'Tiempo ahora' }));
  expect(await card.findAllByText('VFR')).toHaveLength(2);
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 4))).toEqual([
    'LEMD',
    'UTNU',
  ]);
  expect(card.getByText('UTNU 261430Z 02006KT CAVOK 11/03 Q1024')).toBeDefined();
});
