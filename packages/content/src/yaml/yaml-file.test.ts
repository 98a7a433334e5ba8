// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { formatProblem } from '../problems.ts';
import { parseYaml } from './yaml-file.ts';

function problemsOf(text: string): string[] {
  return parseYaml('content/x.yaml', text).problems.map(formatProblem);
}

describe('parseYaml', () => {
  it('gives values and the line of each', () => {
    const parsed = parseYaml(
      'content/x.yaml',
      '# cómo se añade\n- icao: LEMD\n  lines: |\n    una\n    dos\n  list:\n    - A\n    - B\n',
    );
    expect(parsed.value).toEqual([{ icao: 'LEMD', lines: 'una\ndos\n', list: ['A', 'B'] }]);
    expect(parsed.line([0])).toBe(2);
    expect(parsed.line([0, 'lines'])).toBe(3);
    expect(parsed.line([0, 'list', 1])).toBe(8);
    expect(parsed.line([0, 'missing', 'deep'])).toBe(2);
    expect(parsed.line([7])).toBe(2);
  });

  it('counts lines from where the text begins in its file', () => {
    const parsed = parseYaml('content/x.md', 'title: A\nupdated: hoy\n', 2);
    expect(parsed.line(['updated'])).toBe(3);
  });

  it('keeps dates, times and negatives as YAML 1.2 does', () => {
    const parsed = parseYaml('content/x.yaml', 'a: 2025-02-31\nb: 01:05\nc: NO\nd: -3.5\ne: 09\n');
    expect(parsed.value).toEqual({ a: '2025-02-31', b: '01:05', c: 'NO', d: -3.5, e: 9 });
    expect(parsed.written(['e'])).toBe('09');
  });

  it('resolves a few aliases', () => {
    expect(parseYaml('content/x.yaml', 'a: &x [1]\nb: *x\n').value).toEqual({ a: [1], b: [1] });
  });

  it.each([
    ['a:\n\t- b', 'content/x.yaml:2: la línea empieza con un tabulador. Sángrala con espacios.'],
    // After a value in quotes, or before a text over several lines, the parser sees something else.
    ...[
      'a: "uno"\n\tb: 2',
      'a: uno\n\tb: |-\n    dos',
      '- a: "uno: dos"\n\tb: 2\n  c: 3',
      "- a: 'x'\n \t b: 2",
    ].map((text): [string, string] => [
      text,
      'content/x.yaml:2: la línea empieza con un tabulador. Sángrala con espacios.',
    ]),
    ['a: 1\nb: 2\na: 3', 'content/x.yaml:3: el campo «a» está dos veces en la misma entrada. Deja uno solo.'],
    [
      'a: b: c',
      'content/x.yaml:1: hay un «: » dentro de un valor, o la línea siguiente no está alineada. Escribe el valor entre comillas o alinea las líneas.',
    ],
    ['a: 1\nb: *z', 'content/x.yaml:2: «*z» no vale aquí. Si es un texto, escríbelo entre comillas.'],
    [
      'a: 1\n---\nb: 2',
      'content/x.yaml:2: hay una línea «---» o «...» que parte el archivo en dos. Bórrala.',
    ],
    ['%YAML 1.1\n---\na: yes', 'content/x.yaml:1: el archivo empieza por una línea «%YAML». Bórrala.'],
    [
      'a: !php/object b',
      'content/x.yaml:1: «!php/object» no se admite delante de un valor. Bórralo, o escribe el valor entero entre comillas.',
    ],
    [
      'a: 1\nb: !!binary Zm9v',
      'content/x.yaml:2: «!!binary» no se admite delante de un valor. Bórralo, o escribe el valor entero entre comillas.',
    ],
    ['a: 1\n__proto__: {x: 1}', 'content/x.yaml:2: «__proto__» no es un campo conocido. Bórralo.'],
    [
      'a: @x',
      'content/x.yaml:1: el valor empieza por un signo que aquí significa otra cosa. Escríbelo entre comillas.',
    ],
    [
      'a: "uno\nb: 2',
      'content/x.yaml:2: falta cerrar una comilla, un corchete o una llave, aquí o más arriba. Ciérrala.',
    ],
    ['? [a]\n: b', 'content/x.yaml:1: el nombre de un campo no es un texto. Escribe «campo: valor».'],
  ])('says what is wrong with %j', (text, sentence) => {
    expect(problemsOf(text)).toEqual([sentence]);
  });

  it('stops a bomb of aliases, a circle and a tower', () => {
    const bomb = ['a0: &a0 [x, x]'];
    for (let i = 1; i < 30; i += 1) bomb.push(`a${i}: &a${i} [*a${i - 1}, *a${i - 1}]`);
    expect(problemsOf(bomb.join('\n'))).toEqual([
      expect.stringContaining('hay más de 50 atajos «*nombre». Escribe los valores en su lugar.'),
    ]);
    expect(problemsOf('a: &x\n  - *x')).toEqual([
      'content/x.yaml:2: un atajo «*nombre» se contiene a sí mismo. Escribe el valor en su lugar.',
    ]);
    const tower = 'hay demasiados niveles unos dentro de otros. No pases de 20.';
    expect(problemsOf(`a: ${'['.repeat(21)}${']'.repeat(21)}`)).toEqual([`content/x.yaml:1: ${tower}`]);
    expect(problemsOf('['.repeat(20_000) + ']'.repeat(20_000))).toEqual([`content/x.yaml:1: ${tower}`]);
    expect(problemsOf(`${'['.repeat(20)}${']'.repeat(20)}`)).toEqual([]);
  });
});
