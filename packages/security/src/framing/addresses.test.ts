// @vitest-environment node
import { expect, it } from 'vitest';
import type { Airport } from '@va/schemas/content/airports.ts';
import type { Aircraft } from '@va/schemas/content/fleet.ts';
import type { Frame } from '@va/schemas/content/frames.ts';
import { outsideAddresses } from './addresses.ts';

const frame = (id: string, url: string | undefined, hosts: string[]) =>
  ({ id, title: id, url, hosts }) as Frame;

it('takes every outside address once, with the servers its entry allows', () => {
  const found = outsideAddresses({
    frames: [
      frame('reservas', 'https://newsky.app/a', ['newsky.app']),
      frame('pilotos', '/documentos/pilotos', []),
      frame('briefing-aeropuerto', undefined, ['docs.google.com']),
      frame('mapa-asientos', undefined, ['asientos.example']),
    ],
    airports: [
      { icao: 'LEMD', briefingUrl: '/documentos/aeropuertos/lemd' },
      { icao: 'LEBL', briefingUrl: 'https://docs.google.com/x' },
      { icao: 'SVMI' },
    ] as Airport[],
    aircraft: [
      { registration: 'EC-MII', seatMapUrl: 'https://asientos.example/a330' },
      { registration: 'EC-LXA', seatMapUrl: 'https://asientos.example/a330' },
    ] as Aircraft[],
  });
  expect(found).toEqual([
    { title: 'reservas', url: 'https://newsky.app/a', hosts: ['newsky.app'] },
    { title: 'Briefing operacional · LEBL', url: 'https://docs.google.com/x', hosts: ['docs.google.com'] },
    { title: 'Mapa de asientos · EC-MII', url: 'https://asientos.example/a330', hosts: ['asientos.example'] },
  ]);
});
