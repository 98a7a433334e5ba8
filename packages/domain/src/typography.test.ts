import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typography, typographyAcross } from './typography.ts';

describe('typography', () => {
  it.each([
    ['77 000 kg', '77\u202f000\u00a0kg'],
    ['2 500 kg/h (crucero)', '2\u202f500\u00a0kg/h (crucero)'],
    ['1 234 567,5 km', '1\u202f234\u202f567,5\u00a0km'],
    ['24 210 l (≈ 19 000 kg)', '24\u202f210\u00a0l (≈\u00a019\u202f000\u00a0kg)'],
    ['371 = 18 B + 353 Y', '371 = 18\u00a0B\u00a0+\u00a0353\u00a0Y'],
    ['1013 hPa a 15 °C y 80 %', '1013\u00a0hPa a 15\u00a0°C y 80\u00a0%'],
    ['entre 30 min y 2 h', 'entre 30\u00a0min y 2\u00a0h'],
    ['más de 50 horas de vuelo', 'más de 50\u00a0horas de vuelo'],
    ['a 15 m de la puerta', 'a 15\u00a0m de la puerta'],
  ])('binds the figures of «%s»', (plain, bound) => {
    expect(typography(plain)).toBe(bound);
  });

  it.each([
    'FL360',
    'QNH 1013',
    '1430Z',
    '118.050',
    'EC-LZD',
    'A320 180',
    'pista 18R',
    'hace 3 dígitos',
    'rumbo 090 180',
    'en 2025 180 vuelos',
    'Mach 0,78',
    '12 000m',
    'el 5 y el 6',
    'EVE001 m',
  ])('leaves «%s» as it is', (text) => {
    expect(typography(text)).toBe(text);
  });

  it('keeps spaces that the author already bound', () => {
    expect(typography('77\u00a0000\u00a0kg')).toBe('77\u00a0000\u00a0kg');
  });

  it('changes nothing but spaces, keeps the length, and has nothing left to do the second time', () => {
    const words = fc.constantFrom(
      '1',
      '12',
      '000',
      '123',
      '2025',
      'kg',
      'm',
      '%',
      'FL',
      'a',
      ',',
      '.',
      ' ',
      '-',
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 30 }), (parts) => {
        const text = parts.join('');
        const once = typography(text);
        expect(once.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(text);
        expect(typography(once)).toBe(once);
      }),
    );
  });
});

describe('typographyAcross', () => {
  it('binds a number and a unit on both sides of emphasis', () => {
    expect(typographyAcross(['El límite es ', '77 000', ' kg.'])).toEqual([
      'El límite es ',
      '77\u202f000',
      '\u00a0kg.',
    ]);
  });
});
