import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_QUERY, paletteSearch, preparePalette, wordsOf } from './palette-search.ts';

const entries = [
  { id: 'reservar', texts: ['Reservar Vuelo', 'Operaciones'] },
  { id: 'tours', texts: ['Tours', 'Eventos'] },
  { id: 'LEMD', codes: ['LEMD', 'MAD'], texts: ['LEMD · Madrid', 'Adolfo Suárez Madrid-Barajas', 'España'] },
  { id: 'LPPT', codes: ['LPPT', 'LIS'], texts: ['LPPT · Lisboa', 'Humberto Delgado', 'Portugal'] },
  { id: 'MMUN', codes: ['MMUN', 'CUN'], texts: ['MMUN · Cancún', 'México'] },
  { id: 'LEBL', codes: ['LEBL', 'BCN'], texts: ['LEBL · Barcelona', 'El Prat', 'España'] },
  { id: 'EC-LZD', codes: ['EC-LZD'], texts: ['EC-LZD', 'A320-200'] },
  { id: 'EC-LXA', codes: ['EC-LXA'], texts: ['EC-LXA', 'A330-300'] },
  { id: 'nacional', texts: ['A320 Tour Nacional'] },
  { id: 'madrugada', texts: ['Vuelos de madrugada'] },
];
const index = preparePalette(entries);
const ids = (query: string) => paletteSearch(index)(query).map(({ id }) => id);

test.each([
  ['lemd', ['LEMD']],
  ['LEMD', ['LEMD']],
  ['cancun', ['MMUN']],
  ['CANCÚN', ['MMUN']],
  ['mexico', ['MMUN']],
  ['espana', ['LEMD', 'LEBL']],
  ['barajas', ['LEMD']],
  ['a320', ['EC-LZD', 'nacional']],
  ['a320 tour', ['nacional']],
  ['tour a320', ['nacional']],
  ['el prat', ['LEBL']],
  ['', []],
  ['  ', []],
  ['?¿·-', []],
  ['zzzz', []],
])('«%s» finds %j', (query, expected) => {
  expect(ids(query)).toEqual(expected);
});

test.each(['EC-LZD', 'ec-lzd', 'eclzd', 'ec lzd', ' EC – LZD '])(
  'a registration is known as «%s»',
  (query) => {
    expect(ids(query)[0]).toBe('EC-LZD');
  },
);

test('a code typed in full comes before words that begin like it', () => {
  expect(ids('mad')).toEqual(['LEMD', 'madrugada']);
  expect(ids('lis')).toEqual(['LPPT']);
});

test('the beginning of a word comes before its inside; what only resembles it is dropped beside them', () => {
  const ranked = preparePalette([
    { id: 'slip', texts: ['Bristil'] },
    { id: 'inside', texts: ['Xbristol'] },
    { id: 'prefix', texts: ['El Bristolés'] },
    { id: 'code', codes: ['BRISTOL'], texts: ['Otra cosa'] },
  ]);
  expect(paletteSearch(ranked)('bristol').map(({ id }) => id)).toEqual(['code', 'prefix', 'inside']);
  expect(paletteSearch(ranked)('bristql').map(({ id }) => id)).toEqual(['slip', 'prefix', 'code']);
});

test.each(['madird', 'maddrid', 'mdrid', 'madril', 'LEMS', 'baracelona', 'barclona', 'lisvoa'])(
  'one slip is forgiven: «%s»',
  (query) => {
    expect(ids(query)).toHaveLength(1);
  },
);

test('a slip is forgiven once and only from four letters on', () => {
  expect(ids('barclona')).toEqual(['LEBL']);
  expect(ids('barclona espana')).toEqual(['LEBL']);
  expect(ids('barclona espanna')).toEqual([]);
  expect(ids('lxs')).toEqual([]);
  // Four letters must be a word with a slip, not the beginning of one: Barajas is not meant.
  expect(ids('baja')).toEqual([]);
});

test('every word of an entry finds it, whatever its case and accents', () => {
  const word = fc
    .constantFrom(...entries)
    .chain((entry) =>
      fc.record({
        entry: fc.constant(entry),
        word: fc.constantFrom(
          ...[...(entry.codes ?? []), ...entry.texts].flatMap((text) => text.split(/[\s·]+/)),
        ),
        dress: fc.constantFrom(
          (text: string) => text.toUpperCase(),
          (text: string) => text.toLowerCase(),
          (text: string) => text.normalize('NFD'),
          (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, ''),
        ),
      }),
    )
    .filter(({ word }) => wordsOf(word).length > 0);
  fc.assert(fc.property(word, ({ entry, word, dress }) => ids(dress(word)).includes(entry.id)));
});

test('a word with one letter taken out, doubled, changed or swapped still finds its entry', () => {
  const slipped = fc
    .constantFrom(
      ...entries.flatMap((entry) => entry.texts.flatMap(wordsOf).map((word) => ({ entry, word }))),
    )
    .filter(({ word }) => word.length >= 5)
    .chain(({ entry, word }) =>
      fc
        .tuple(fc.nat(word.length - 2), fc.constantFrom('out', 'double', 'change', 'swap'))
        .map(([at, how]) => ({ entry, typed: slip(word, at, how) })),
    );
  fc.assert(fc.property(slipped, ({ entry, typed }) => ids(typed).includes(entry.id)));
});

test('no text makes the search fail or find a thing twice', () => {
  const anything = fc.string({ unit: fc.nat(0x10ffff).map((point) => String.fromCodePoint(point)) });
  fc.assert(
    fc.property(anything, (query) => {
      const found = ids(query);
      return new Set(found).size === found.length && found.length <= entries.length;
    }),
  );
});

test('whoever types on, rubs out or starts anew finds what a first search finds', () => {
  const letters = fc.constantFrom(...'madrileñobcntu3 -'.split(''), 'a320 ', 'ec-l', 'barc', '\b');
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 14 }), (keys) => {
      const search = paletteSearch(index);
      let query = '';
      return keys.every((key) => {
        query = key === '\b' ? query.slice(0, -1) : query + key;
        return (
          search(query)
            .map(({ id }) => id)
            .join() === ids(query).join()
        );
      });
    }),
    { numRuns: 2000 },
  );
});

test('only the beginning of a pasted page is looked at', () => {
  expect(ids(`madrid ${' '.repeat(MAX_QUERY)} zzzz`)).toEqual(ids('madrid'));
});

test('order breaks ties, also with a code that several entries share', () => {
  const shared = preparePalette([
    { id: 1, codes: ['MAD'], texts: ['uno'] },
    { id: 2, codes: ['MAD'], texts: ['dos'] },
  ]);
  expect(paletteSearch(shared)('mad').map(({ id }) => id)).toEqual([1, 2]);
});

function slip(word: string, at: number, how: string): string {
  const [before, letter, next, after] = [
    word.slice(0, at),
    word.charAt(at),
    word.charAt(at + 1),
    word.slice(at + 2),
  ];
  if (how === 'out') return before + next + after;
  if (how === 'double') return before + letter + letter + next + after;
  if (how === 'change') return `${before}ñ${next}${after}`;
  return before + next + letter + after;
}

test('what is called just as it was typed stands before what only begins so, whatever their order', () => {
  const called = ['Flota hoy', 'Mi flota', 'Flota', 'Flotador'].map((label) => ({ label, texts: [label] }));
  const found = paletteSearch(preparePalette(called))('flota').map(({ label }) => label);
  expect(found).toEqual(['Flota', 'Flota hoy', 'Mi flota', 'Flotador']);
});
