import { expect, it } from 'vitest';
import { forecastLines } from './forecast-words.ts';
import { readForecast } from './read-forecast.ts';

const words = (groups: string) =>
  forecastLines(readForecast(`TAF KNGU 211700Z 2118/2224 ${groups}`)!)
    .map(({ term, phrases }) => `${term}: ${phrases.join(' / ')}`.replaceAll('\u00a0', ' '))
    .join('\n');

it('tells what military aerodromes forecast of turbulence, icing, pressure and shear', () => {
  expect(
    words('02011KT 9999 SKC 620304 530009 WS020/15035KT QNH2970INS TX28/2215Z TNM02/2206Z T04/2210Z'),
  ).toBe(
    [
      'De las 18:00Z del día 21 a las 24:00Z del día 22: Viento de 020° (NNE) a 11 kt; visibilidad, 10 km o más; sin nubes de importancia; cizalladura hasta 2000 ft, donde el viento es de 150° a 35 kt; engelamiento débil de escarcha en nubes de 3000 a 7000 ft; turbulencia moderada frecuente en aire claro de 0 a 9000 ft; QNH mínimo, 1006 hPa',
      'Temperatura máxima: 28 °C a las 15:00Z del día 22',
      'Temperatura mínima: −2 °C a las 06:00Z del día 22',
      'Temperatura: 4 °C a las 10:00Z del día 22',
    ].join('\n'),
  );
});
