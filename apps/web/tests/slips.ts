/** For tests: slips that people and editors make in a file, or an attacker on purpose, the same ones at every run. */

/** Pieces that mean something to YAML, to HTML or to a template. */
const PIECES = [
  '"',
  "'",
  ':',
  '{',
  '}',
  '[',
  ']',
  '*a',
  '&a',
  '!x',
  '- ',
  '\t',
  '\n',
  '#',
  '|',
  '<b>',
  '{{',
  '---\n',
  '.inf',
  '\u202e',
  '\0',
  'ñ'.normalize('NFD'),
  'a'.repeat(5000),
];
const VALUES = [
  '',
  'null',
  '5',
  '1e400',
  '[]',
  '{}',
  'true',
  '[1, [2]]',
  '-1',
  '2025-13-01',
  '__proto__',
  'constructor',
  '"</script><img src=x onerror=alert(1)>"',
  'javascript:alert(1)',
  'https://[',
];
/** Words that a text may hold and a page has to bear. */
const WORDS = [
  '😀',
  'Extraordinariamentelargasinunsoloespacio',
  '<script>',
  '{{nombre}}',
  '%s',
  'ﷺ',
  '«',
  '0',
  "L'Hospitalet",
];
const NAMES = ['__proto__', 'constructor', 'toString', 'otro'];

/** Numbers from 0 up to 1, the same ones for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The text with one slip in it. */
export function withSlip(text: string, random: () => number): string {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const lines = text.split('\n');
  const line = Math.floor(random() * lines.length);
  const other = Math.floor(random() * lines.length);
  const at = Math.floor(random() * text.length);
  const slips: (() => string)[] = [
    () => lines.toSpliced(line, 1).join('\n'),
    () => lines.toSpliced(line, 0, lines[line] ?? '').join('\n'),
    () =>
      lines
        .with(line, lines[other] ?? '')
        .with(other, lines[line] ?? '')
        .join('\n'),
    () => lines.with(line, ` ${lines[line]}`).join('\n'),
    () => text.slice(0, at) + pick(PIECES) + text.slice(at),
    () => text.slice(0, at) + text.slice(at + 1 + Math.floor(random() * 20)),
    () => text.slice(0, at),
    () =>
      lines
        .with(
          line,
          (lines[line] ?? '').replace(/:.*/, () => `: ${pick(VALUES)}`),
        )
        .join('\n'),
    () =>
      lines
        .with(
          line,
          (lines[line] ?? '').replace(/\w+:/, () => `${pick(NAMES)}:`),
        )
        .join('\n'),
    () =>
      lines
        .with(
          line,
          (lines[line] ?? '').replace(/\d+(\.\d+)?/, () => String(Math.floor(random() * 1e5))),
        )
        .join('\n'),
    () => withWord(lines, line, pick(WORDS)),
    () => withWord(lines, line, pick(WORDS)),
    () => text.replaceAll('\n', pick(['\r\n', '\r', '\n\n'])),
    () => `\uFEFF${text}`,
  ];
  return pick(slips)();
}

/** The last longer word of a line replaced. */
function withWord(lines: readonly string[], line: number, word: string): string {
  return lines
    .with(
      line,
      (lines[line] ?? '').replace(/\p{L}{4,}(?=[^:\p{L}][^:]*$)/u, () => word),
    )
    .join('\n');
}
