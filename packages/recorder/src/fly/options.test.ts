import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe('the words of npm run fly', () => {
  it('fly the next booking without more', () => {
    expect(readOptions([])).toMatchObject({ free: undefined, booking: undefined, speed: 60, lostLineMin: 0 });
    expect(readOptions(['abc001', '--booking', 'K7Q2'])).toMatchObject({
      callsign: 'ABC001',
      booking: 'K7Q2',
    });
  });

  it('fly a free flight between two airports', () => {
    expect(
      readOptions(['--from', 'aaaa', '--to', 'bbbb', '--type', 'b738', '--divert', 'cccc']),
    ).toMatchObject({
      free: { from: 'AAAA', to: 'BBBB', icaoType: 'B738' },
      divertTo: 'CCCC',
    });
  });

  it.each([
    [['--from', 'AAAA'], 'Un vuelo libre necesita --from, --to y --type.'],
    [['--altitud', '1'], 'No entiendo «--altitud 1».'],
    [['--speed', '0'], '--speed va de 1 a 1000.'],
    [['--lost-line', 'mucho'], '--lost-line son minutos, por ejemplo 10.'],
    [['--wind', 'oeste'], '--wind se escribe dirección/nudos, por ejemplo 270/60.'],
  ])('%j: says what is wrong', (words, sentence) => {
    expect(() => readOptions(words)).toThrow(sentence);
  });
});
