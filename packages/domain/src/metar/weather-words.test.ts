import { expect, it } from 'vitest';
import { readReport } from './read-report.ts';
import { weatherWords } from './weather-words.ts';

const words = (code: string): string[] => readReport(`ZZZZ 211930Z ${code}`)!.weather.map(weatherWords);

it.each([
  ['BLDU', 'polvo levantado por el viento'],
  ['DRDU', 'polvo levantado por el viento a ras de suelo'],
  ['BLSA', 'arena levantada por el viento'],
  ['DRSA', 'arena levantada por el viento a ras de suelo'],
  ['+BLSADU', 'arena y polvo levantados por el viento fuertes'],
  ['BLSNSA', 'nieve y arena levantadas por el viento'],
  ['BLSN', 'ventisca alta de nieve'],
  ['-DRSN', 'ventisca baja de nieve débil'],
  ['VCBLSN', 'ventisca alta de nieve en las inmediaciones'],
  ['BLPY', 'rociones levantados por el viento'],
  ['DU', 'polvo extendido'],
  ['HZ', 'calima'],
  ['SS', 'tempestad de arena'],
  ['+DS', 'tempestad de polvo fuerte'],
  ['PO', 'remolinos de polvo'],
  ['+PO', 'remolinos de polvo bien desarrollados'],
  ['MIFG', 'niebla baja, a ras de suelo'],
  ['MIFU', 'humo bajo, a ras de suelo'],
  ['BCFG', 'niebla en bancos'],
  ['PRFG', 'niebla en parte del aeródromo'],
  ['FZFG', 'niebla engelante'],
  ['-FZRASN', 'lluvia y nieve engelantes débiles'],
  ['+SHSNGS', 'chubascos de nieve y granizo menudo fuertes'],
  ['-SH', 'chubascos débiles'],
  ['TSSHRA', 'tormenta con chubascos de lluvia'],
  ['+TS', 'tormenta fuerte'],
  ['TSGR', 'tormenta con granizo'],
  ['-TSRASN', 'tormenta con lluvia y nieve débiles'],
  ['+VCTSRA', 'tormenta con lluvia fuerte en las inmediaciones'],
  ['-RASNPL', 'lluvia, nieve y hielo granulado débiles'],
  ['IC', 'cristales de hielo'],
  ['+FC', 'tornado o tromba marina'],
  ['FC', 'tuba'],
  ['SQ', 'turbonada'],
  ['VA', 'ceniza volcánica'],
  ['NSW', 'fin del tiempo significativo'],
])('%s is «%s»', (code, expected) => {
  expect(words(code)).toEqual([expected]);
});

it('takes two phenomena of one group apart', () => {
  expect(words('HZ/-RA')).toEqual(['calima', 'lluvia débil']);
  expect(words('TSVCSH')).toEqual(['tormenta', 'chubascos en las inmediaciones']);
});

it('makes every combination agree in gender and number', () => {
  const phenomena = 'DZ RA SN SG IC PL GR GS UP BR FG FU VA DU SA HZ PY PO SQ FC SS DS'.split(' ');
  for (const descriptor of ['', 'MI', 'BC', 'PR', 'DR', 'BL', 'SH', 'TS', 'FZ'])
    for (const sign of ['', '-', '+'])
      for (const [i, first] of phenomena.entries())
        for (const second of ['', ...phenomena.slice(i + 1)]) {
          const code = `${sign}${descriptor}${first}${second}`;
          const [text = ''] = words(code);
          expect(text, code).not.toMatch(/[A-Z]{2}|undefined| {2}/);
          if (second !== '') continue;
          // A masculine or plural thing takes no feminine ending, and the reverse.
          expect(text, code).not.toMatch(
            /^(?:polvo|humo|granizo|hielo granulado|granizo menudo|rociones) (?:levantadas?|bajas?)\b/,
          );
          expect(text, code).not.toMatch(
            /^(?:arena|nieve|lluvia|calima|niebla|neblina) (?:levantados?|bajos?)\b/,
          );
          expect(text, code).not.toMatch(
            /(?:cristales de hielo|rociones|remolinos de polvo)(?: engelante)? (?:fuerte|débil)\b/,
          );
        }
});

it('makes two things plural', () => {
  expect(words('-RASN')).toEqual(['lluvia y nieve débiles']);
  expect(words('+BLSNDU')).toEqual(['nieve y polvo levantados por el viento fuertes']);
  expect(words('MIFGBR')).toEqual(['niebla y neblina bajas, a ras de suelo']);
  expect(words('FZDZRA')).toEqual(['llovizna y lluvia engelantes']);
});
