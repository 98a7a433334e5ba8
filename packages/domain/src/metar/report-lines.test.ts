import { describe, expect, it } from 'vitest';
import { readReport } from './read-report.ts';
import { reportLines } from './report-lines.ts';

const HEAD = 'ZZZZ 211930Z';

function lines(groups: string): Record<string, string> {
  const report = readReport(`${HEAD} ${groups}`);
  if (!report) throw new Error('not read');
  return Object.fromEntries(
    reportLines(report).map(({ term, phrases }) => [
      term,
      phrases.join(' / ').replaceAll('\u00a0', ' ').replaceAll('\u202f', ' '),
    ]),
  );
}

it('says a whole report in Spanish', () => {
  expect(
    lines(
      '32018G32KT 290V350 9999 -SHRA FEW040TCU BKN060 14/M03 Q1004 RETSRA WS R14L TEMPO FM2000 TL2130 31025G40KT 4000 +TSRA BKN020CB',
    ),
  ).toEqual({
    Viento: 'De 320° (NO) a 18 kt, con rachas de 32 kt, variable entre 290° y 350°',
    Visibilidad: '10 km o más',
    'Tiempo presente': 'Chubascos de lluvia débiles',
    Nubes:
      'Pocas nubes (1-2 octas) a 4000 ft, cúmulos en torre / Nubosidad fragmentada (5-7 octas) a 6000 ft',
    Techo: '6000 ft',
    Temperatura: '14 °C; punto de rocío, −3 °C',
    QNH: '1004 hPa (29,65 inHg)',
    'Tiempo reciente': 'Tormenta con lluvia',
    Cizalladura: 'En la pista 14L',
    Tendencia:
      'A ratos desde las 20:00Z hasta las 21:30Z: viento de 310° (NO) a 25 kt, con rachas de 40 kt; visibilidad, 4000 m; tormenta con lluvia fuerte; nubosidad fragmentada (5-7 octas) a 2000 ft, cumulonimbos',
  });
});

describe.each<[term: string, cases: [groups: string, words: string][]]>([
  [
    'Viento',
    [
      ['00000KT CAVOK', 'En calma'],
      ['VRB03KT CAVOK', 'De dirección variable, 3 kt'],
      ['36005KT CAVOK', 'De 360° (N) a 5 kt'],
      ['360100G125KT CAVOK', 'De 360° (N) a 100 kt, con rachas de 125 kt'],
      // 1 m/s is 1.94 kt.
      ['27010MPS CAVOK', 'De 270° (O) a 19 kt'],
      ['/////KT CAVOK', 'Sin datos'],
      ['/////KT 170V230 CAVOK', 'Sin datos; variable entre 170° y 230°'],
      ['///08KT CAVOK', 'De dirección sin medir, 8 kt'],
      ['240P99GP99KT CAVOK', 'De 240° (OSO) a más de 99 kt, con rachas de más de 99 kt'],
      ['36005 KT CAVOK', 'De 360° (N) a 5 kt'],
      // A state of the runway in figures alone is no wind.
      ['06012KT 1500 Q1012 08590293', 'De 060° (ENE) a 12 kt'],
    ],
  ],
  [
    'Visibilidad',
    [
      ['00000KT 0350', '350 m'],
      ['00000KT 7000', '7 km'],
      ['00000KT P6SM', 'Más de 6 SM (9,7 km)'],
      ['00000KT 1 1/2SM', '1 1/2 SM (2414 m)'],
      ['00000KT M1/4SM', 'Menos de 1/4 SM (402 m)'],
      ['00000KT 4000 1400SW', '4000 m; 1400 m hacia el SO'],
      ['00000KT 4000 1400SW 2000N', '4000 m; 1400 m hacia el SO; 2000 m hacia el N'],
      ['00000KT 9999 3100', '10 km o más; 3100 m como mínimo'],
      ['00000KT 0600S', '600 m hacia el S'],
      ['00000KT 20KM', '20 km'],
      ['00000KT 8KM', '8 km'],
      ['00000KT 11/2SM', '1 1/2 SM (2414 m)'],
      ['00000KT P1 1/2SM', 'Más de 1 1/2 SM (2414 m)'],
      ['00000KT 1/16SM', '1/16 SM (101 m)'],
      // No visibility is told so: a pressure or a time astray.
      ['00000KT 1005', 'Sin datos'],
      ['00000KT 9999 QNH MNM 1005', '10 km o más'],
    ],
  ],
  [
    'Tiempo presente',
    [
      ['00000KT 9999 +TSRAGR', 'Tormenta con lluvia y granizo fuertes'],
      ['00000KT 9999 VCTS', 'Tormenta en las inmediaciones'],
      ['00000KT 9999 -FZDZ', 'Llovizna engelante débil'],
      ['00000KT 9999 FZFG', 'Niebla engelante'],
      ['00000KT 9999 BCFG', 'Niebla en bancos'],
      ['00000KT 9999 BLSN', 'Ventisca alta de nieve'],
      ['00000KT 9999 +FC', 'Tornado o tromba marina'],
      ['00000KT 9999 -RASN BR', 'Lluvia y nieve débiles / Neblina'],
    ],
  ],
  [
    'Nubes',
    [
      ['00000KT 9999 NCD', 'Sin nubes de importancia'],
      ['00000KT 9999 OVC000', 'Cielo cubierto (8 octas) a ras de suelo'],
      ['00000KT 9999 BKN///', 'Nubosidad fragmentada (5-7 octas), altura sin medir'],
      ['00000KT 0100 VV///', 'Cielo oculto, visibilidad vertical sin medir'],
      ['00000KT 0100 VV002', 'Cielo oculto, visibilidad vertical de 200 ft'],
      ['00000KT 9999 //////', 'Sin datos'],
      ['00000KT 9999 //////CB', 'Cumulonimbos, cantidad y altura sin medir'],
      ['00000KT 9999 ///074///', 'Nubes a 7400 ft, cantidad sin medir'],
      ['00000KT 9999 FEW025TCU/CB', 'Pocas nubes (1-2 octas) a 2500 ft, cúmulos en torre y cumulonimbos'],
      ['00000KT 9999 BKN090AC', 'Nubosidad fragmentada (5-7 octas) a 9000 ft, altocúmulos'],
    ],
  ],
  [
    'Alcance visual en pista',
    [
      [
        '00000KT 0150 R32L/0300N R32R/P1500U',
        'Pista 32L: 300 m, sin cambios / Pista 32R: más de 1500 m, mejorando',
      ],
      ['00000KT 1/2SM R04R/2600V4500FT', 'Pista 04R: de 790 m a 1370 m'],
      ['00000KT 0050 R28/0125', 'Pista 28: 125 m'],
    ],
  ],
  [
    'QNH',
    [
      ['CAVOK A2992', '29,92 inHg (1013 hPa)'],
      ['CAVOK Q1014 A2995', '1014 hPa (29,94 inHg)'],
      ['CAVOK Q////', 'Sin datos'],
    ],
  ],
  [
    'Cizalladura',
    [
      ['CAVOK WS R18L R36R', 'En la pista 18L / En la pista 36R'],
      ['CAVOK WS TKOF RWY29', 'En la pista 29, al despegar'],
      ['CAVOK WS LDG RWY 29 AND 11', 'En la pista 29, al aterrizar / En la pista 11, al aterrizar'],
      ['CAVOK WS ALL RWY', 'En todas las pistas'],
      ['CAVOK WS', 'Sin decir en qué pista'],
    ],
  ],
  [
    'Mar',
    [
      ['CAVOK W15/S4', 'Agua a 15 °C; fuerte marejada'],
      ['CAVOK W///S2', 'Marejadilla'],
      ['CAVOK W16/H17', 'Agua a 16 °C; olas de 1,7 m'],
    ],
  ],
  [
    'Estado de las pistas',
    [
      ['CAVOK R24/490336', 'Pista 24: con nieve seca en el 51 al 100 %, 3 mm, coeficiente de frenado 0,36'],
      ['CAVOK R04/CLRD70', 'Pista 04: limpia, coeficiente de frenado 0,70'],
      ['CAVOK 0829//95', 'Pista 08: mojada, con charcos en el 51 al 100 %, frenado bueno'],
      ['CAVOK R/SNOCLO', 'Aeródromo cerrado por la nieve'],
      ['CAVOK R01///////', 'Pista 01: sin datos'],
      // Fifty is added for the right one of two; 88 and 99 are no runways.
      ['CAVOK 58590293', 'Pista 08R: con nieve mojada en el 51 al 100 %, 2 mm, frenado mediano'],
      [
        'CAVOK R64/290155',
        'Pista 14R: mojada, con charcos en el 51 al 100 %, 1 mm, coeficiente de frenado 0,55',
      ],
      [
        'CAVOK 88290095',
        'Todas las pistas: mojada, con charcos en el 51 al 100 %, menos de 1 mm, frenado bueno',
      ],
      [
        'CAVOK R99/421594',
        'Última medida repetida: con nieve seca en el 11 al 25 %, 15 mm, frenado entre mediano y bueno',
      ],
      ['CAVOK 88CLRD//', 'Todas las pistas: limpias'],
      ['CAVOK 24CLRD70', 'Pista 24: limpia, coeficiente de frenado 0,70'],
      ['CAVOK 58CLRD70', 'Pista 08R: limpia, coeficiente de frenado 0,70'],
      ['CAVOK R88/CLRD70', 'Todas las pistas: limpias, coeficiente de frenado 0,70'],
      ['NOSIG R24L/CLRD70', 'Pista 24L: limpia, coeficiente de frenado 0,70'],
    ],
  ],
  [
    'Color militar',
    [
      ['CAVOK BLU NOSIG', 'Azul (lo mejor)'],
      ['CAVOK BLACKGRN', 'Verde / Negro: la pista no se puede usar'],
      ['CAVOK BLU WHT', 'Azul (lo mejor) / Después, blanco'],
      ['CAVOK BLU+BLU+', 'Azul (lo mejor)'],
    ],
  ],
  [
    'Tendencia',
    [
      ['CAVOK NOSIG', 'Sin cambios de importancia en las dos horas siguientes'],
      ['CAVOK BECMG AT0215 3000', 'Cambiará a las 02:15Z: visibilidad, 3000 m'],
      [
        'CAVOK FM2200 15008KT CAVOK',
        'Desde las 22:00Z: viento de 150° (SSE) a 8 kt; visibilidad, 10 km o más; sin nubes de importancia',
      ],
      ['CAVOK PROB40 TSRA', 'Con un 40 % de probabilidad: tormenta con lluvia'],
      ['CAVOK PROB30 TEMPO 0500 FG', 'A ratos, con un 30 % de probabilidad: visibilidad, 500 m; niebla'],
      ['CAVOK TEMPO FM 1300 TL1400 SHRA', 'A ratos desde las 13:00Z hasta las 14:00Z: chubascos de lluvia'],
      [
        'CAVOK BECMG FM 2000 TL 2130 36010KT',
        'Cambiará desde las 20:00Z hasta las 21:30Z: viento de 360° (N) a 10 kt',
      ],
      // Hours and minutes, as in Australia, where days and hours make no sense for two hours.
      [
        'CAVOK 12/08 Q1013 INTER 2000/2300 RA',
        'En intervalos cortos desde las 20:00Z hasta las 23:00Z: lluvia',
      ],
      ['CAVOK 12/08 Q1013 TEMPO 2030/2130 RA', 'A ratos desde las 20:30Z hasta las 21:30Z: lluvia'],
      [
        'CAVOK 12/08 Q1013 TEMPO 2106/2110 RA',
        'A ratos desde las 06:00Z hasta las 10:00Z del día 21: lluvia',
      ],
      [
        'CAVOK 12/08 Q1013 TEMPO 2122/2202 RA',
        'A ratos desde las 22:00Z del día 21 hasta las 02:00Z del día 22: lluvia',
      ],
    ],
  ],
])('%s', (term, cases) => {
  it.each(cases)('%s', (groups, words) => {
    expect(lines(groups)[term]).toBe(words);
  });
});

it('keeps remarks as they came, and marks special, automatic and corrected reports', () => {
  const report = readReport('SPECI COR ZZZZ 211935Z AUTO 24018KT 3000 OVC008 12/11 A2992 RMK AO2 SLP132=');
  expect(report).toMatchObject({
    special: true,
    corrected: true,
    automatic: true,
    remarks: 'AO2 SLP132',
    time: { day: 21, hour: 19, minute: 35 },
  });
  expect(readReport('ZZZZ 211930Z NIL')).toMatchObject({ nil: true });
});
