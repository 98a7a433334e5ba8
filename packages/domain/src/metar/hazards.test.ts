import { describe, expect, it } from 'vitest';
import { hazardsOf } from './hazards.ts';
import { readReport } from './read-report.ts';
import { runwayEnds, windOnRunways } from './runway-wind.ts';

const runways = [{ trueHeading: 180, ends: [{ ident: '18' }, { ident: '36' }] as const }];
const limits = { model: 'A320-200', crosswindKt: 30, tailwindKt: 10 };

function said(body: string, ends = runwayEnds(runways)): string[] {
  const report = readReport(`ZZZZ 051200Z ${body}`);
  if (!report) throw new Error(`${body} is no report`);
  const winds = report.wind ? windOnRunways(ends, report.wind) : [];
  return hazardsOf(report, winds, limits).map(({ kind, words }) => `${kind}: ${words}`);
}

describe('hazards', () => {
  it.each([
    ['18010KT 6000 TSRA SCT030CB BKN040 20/18 Q1010', ['storm: Tormenta con lluvia']],
    ['18010KT 9999 VCTS BKN040 20/18 Q1010', ['storm: Tormenta en las inmediaciones']],
    ['18010KT 9999 FEW030CB 20/18 Q1010', ['storm: Cumulonimbos']],
    ['18010KT 9999 BKN040 20/18 Q1010 TEMPO +TSRA', ['storm: Posible tormenta en las dos horas siguientes']],
    ['18010KT 5000 -FZRA BKN040 M01/M02 Q1010', ['freezing: Lluvia engelante débil']],
    ['18010KT 9999 +SHRA BKN040 10/08 Q1010', ['heavy: Chubascos de lluvia fuertes']],
    ['18010KT 9999 +SN BKN040 M02/M03 Q1010', ['heavy: Nieve fuerte']],
    ['18003KT 0200 FG VV001 08/08 Q1020', ['low: LIFR: techo o visibilidad muy bajos']],
    ['18020G32KT 9999 FEW040 10/02 Q1000', ['gusts: Rachas de 32\u00a0kt']],
    [
      '27034KT 9999 FEW040 10/02 Q1000',
      ['crosswind: Viento cruzado de 34\u00a0kt: el límite del A320-200 es 30\u00a0kt'],
    ],
    ['18010KT 9999 FEW040 20/10 Q1015', []],
    ['18010KT 9999 -SHRA SCT030TCU 20/10 Q1015', ['storm: Cúmulos en torre']],
    // However little is told of a cloud, and wherever.
    ...['///TCU', '//////TCU', 'FEW///TCU', 'TCU', '030TCU', 'SCT030 TCU', 'BKN030TCU///'].map(
      (group): [string, string[]] => [`18010KT 9999 ${group} 20/10 Q1015`, ['storm: Cúmulos en torre']],
    ),
    ...[
      '//////CB',
      '///CB',
      '////CB',
      '/////CB',
      'CB',
      '///030CB',
      'FEW030CB///',
      'FEW030//CB',
      'FEW030/CB',
      'SCT030(CB)',
      'OVC///CB',
      'FEW030TCU/CB',
      'TCU CB',
    ].map((group): [string, string[]] => [`18010KT 9999 ${group} 20/10 Q1015`, ['storm: Cumulonimbos']]),
    // A storm that is expected is more than the cloud that stands already.
    [
      '18010KT 9999 FEW030CB 20/10 Q1015 TEMPO TSRA',
      ['storm: Posible tormenta en las dos horas siguientes', 'storm: Cumulonimbos'],
    ],
    ['18010KT 9999 FEW030CB 20/10 Q1015 TEMPO BKN020CB', ['storm: Cumulonimbos']],
    ['18010KT 9999 TSRA FEW030CB 20/10 Q1015 TEMPO +TSRA', ['storm: Tormenta con lluvia']],
    ['18010KT 9999 +TSSNPE 20/10 Q1015', ['storm: Tormenta con nieve y hielo granulado fuertes']],
    ['18010KT 9999 RA+ 20/10 Q1015', ['heavy: Lluvia fuerte']],
    ['18010KT CAVOK 20/10 Q1015 NOSIG CB TO SE', ['storm: Cumulonimbos']],
    ...[
      'WS R18L',
      'WS TKOF RWY29',
      'WS LDG RWY 29 AND 11',
      'WS R18L R36R',
      'WS ALL RWY',
      'WS RWY18',
      'WS ALLRWY',
      'WS 18',
      'WS TKOF 18L',
      'WS RWY18/36',
      'LLWS',
      'WS',
    ].map((groups): [string, string[]] => [
      `18010KT CAVOK 20/10 Q1015 ${groups}`,
      ['wind-shear: Cizalladura del viento'],
    ]),
    ['180P99KT CAVOK 20/10 Q1015', ['gusts: Viento de más de 99\u00a0kt']],
    ['P99KT CAVOK 20/10 Q1015', ['gusts: Viento de más de 99\u00a0kt']],
    ['18060GP99KT CAVOK 20/10 Q1015', ['gusts: Rachas de más de 99\u00a0kt']],
    ['18022G30MPS CAVOK 20/10 Q1015', ['gusts: Rachas de 58\u00a0kt']],
    ['18044KT CAVOK 20/10 Q1015', ['gusts: Viento de 44\u00a0kt']],
    ['18010KT 9999 NSC M01/M02 Q1010 R/SNOCLO', ['closed: Aeródromo cerrado por la nieve']],
    ['18010KT 9999 NSC M01/M02 Q1010 R88/SNOCLO', ['closed: Todas las pistas: cerradas por la nieve']],
    ['18010KT 9999 NSC M01/M02 Q1010 BLACKWHT', ['closed: La pista no se puede usar']],
    ['18010KT 9999 VA NSC 20/10 Q1015', ['heavy: Ceniza volcánica']],
    ['18010KT 9999 VCFC NSC 20/10 Q1015', ['heavy: Tuba en las inmediaciones']],
    ['18010KT 9999 VCSHRA NSC 20/10 Q1015', []],
    [
      '18010KT 9999 SCT030TCU 20/10 Q1015 TEMPO TSRA',
      ['storm: Posible tormenta en las dos horas siguientes', 'storm: Cúmulos en torre'],
    ],
    ['NIL', []],
  ])('of «%s» are %j', (body, expected) => {
    expect(said(body)).toEqual(expected);
  });

  it('count the tailwind on the only runway that one may use', () => {
    const [south] = runwayEnds(runways);
    expect(said('36012KT CAVOK 20/10 Q1015', south && [south])).toEqual([
      'tailwind: Viento de cola de 12\u00a0kt: el límite del A320-200 es 10\u00a0kt',
    ]);
    expect(said('36012KT CAVOK 20/10 Q1015')).toEqual([]);
  });
});
