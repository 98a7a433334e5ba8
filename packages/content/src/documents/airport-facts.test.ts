// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Airport } from '@va/schemas/content/airports.ts';
import { airportFactsHtml } from './airport-facts.ts';

const airport = (icao: string, lat: number, lon: number, more: Partial<Airport> = {}): Airport => ({
  icao,
  iata: icao.slice(1),
  name: `Nombre de ${icao}`,
  officialName: `Aeropuerto <${icao}>`,
  city: 'Ciudad',
  country: 'País',
  countryCode: 'ES',
  lat,
  lon,
  elevationFt: 1998,
  timezone: 'Europe/Madrid',
  runways: [
    {
      ident: '18R/36L',
      lengthM: 4350,
      widthM: 60,
      surface: 'asfalto',
      trueHeading: 180.2,
      ends: [
        { ident: '18R', lat, lon, displacedFt: 3232 },
        { ident: '36L', lat, lon, displacedFt: 0 },
      ],
    },
  ],
  destinations: [],
  ...more,
});

// LEMD and KMCO: 3794 NM, 7027 km, 286° out and 56° back.
const home = airport('LEMD', 40.471926, -3.56264, { destinations: ['KMCO'] });
const far = airport('KMCO', 28.429399, -81.308998, {
  destinations: ['LEMD'],
  briefingUrl: '/documentos/aeropuertos/kmco',
});
const network = {
  airports: [home, far],
  routes: [
    {
      between: ['LEMD', 'KMCO'] as [string, string],
      type: 'A330-900',
      blockOut: '09:35',
      blockBack: '08:20',
      note: 'Con <margen>.',
    },
  ],
};
const atBase = (url: string) => `/eve${url}`;

/** Words of the HTML with ordinary spaces, cells parted by bars. */
function words(html: string): string {
  return html
    .replaceAll(/<\/(?:td|th|dd)>/g, ' | ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ');
}

describe('airportFactsHtml', () => {
  it('gives identification, runways and routes out', () => {
    const html = airportFactsHtml(home, network, atBase);
    expect(words(html)).toContain('LEMD / EMD | Elevación 1998 ft (609 m) |');
    expect(words(html)).toContain('40° 28,3′ N, 3° 33,8′ O');
    expect(words(html)).toContain('18R/36L | 4350 m | 60 m | asfalto | 180° / 360° | 18R 985 m |');
    expect(words(html)).toContain(
      'KMCO Nombre de KMCO | 3794 NM (7027 km) | 286° | 09:35 | 08:20 | A330-900 |',
    );
    expect(html).toContain('<a href="/eve/documentos/aeropuertos/kmco">');
  });

  it('turns the block times round on the way back, and links no briefing that is not there', () => {
    const html = airportFactsHtml(far, network, atBase);
    expect(words(html)).toContain(
      'LEMD Nombre de LEMD | 3794 NM (7027 km) | 056° | 08:20 | 09:35 | A330-900 |',
    );
    expect(html).not.toContain('<a ');
  });

  it('escapes what the staff writes', () => {
    const html = airportFactsHtml(home, network, atBase);
    expect(html).toContain('Aeropuerto &lt;LEMD&gt;');
    expect(html).toContain('Con &lt;margen&gt;.');
  });

  it('says when there are no routes', () => {
    const alone = airport('LEVC', 39.49, -0.48);
    expect(airportFactsHtml(alone, network, atBase)).toContain('Sin rutas regulares por ahora.');
  });
});
