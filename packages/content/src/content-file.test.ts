// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { text } from '@va/schemas/content/common.ts';
import { validate } from './content-file.ts';
import { formatProblem } from './problems.ts';
import { mapTexts } from './schema-walk.ts';
import { parseYaml } from './yaml/yaml-file.ts';

const schema = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z]+$/, 'no es un nombre: escribe minúsculas, por ejemplo norte'),
    title: text.optional(),
    height: z.int().min(500).max(800).optional(),
    share: z.number().max(1).optional(),
    even: z.int().multipleOf(2).optional(),
    level: z.enum(['Alta', 'Media', 'Baja']).optional(),
    open: z.boolean().optional(),
    pair: z.tuple([text, text]).optional(),
    list: z.array(text).min(1).max(2).optional(),
    place: z.strictObject({ lat: z.number(), lon: z.number() }).optional(),
    either: z.union([z.literal('x'), z.number()]).optional(),
    mail: z.email('no es un correo: escribe a@b.org').optional(),
    plain: z.string().min(3).max(5).optional(),
    address: z.url().optional(),
  }),
);
const lists = [{ at: [], key: 'id' }];

function check(yaml: string) {
  return validate(parseYaml('content/x.yaml', yaml), schema, lists);
}

function sentences(yaml: string): string[] {
  return check(yaml).problems.map(formatProblem);
}

describe('validate', () => {
  it.each([
    [
      '- title: A',
      'content/x.yaml:1 · n.º 1 · id: falta este campo. Añade «id»: escribe minúsculas, por ejemplo norte.',
    ],
    [
      '- id: a\n  titel: A',
      'content/x.yaml:2 · a · titel: no es un campo conocido. ¿Querías escribir «title»? Si no, bórralo.',
    ],
    [
      '- id: a\n  place: { lat: 1, lon: 2, color: azul }',
      'content/x.yaml:2 · a · place.color: no es un campo conocido. Bórralo.',
    ],
    [
      '- id: a\n  kilometros: 2\n  place: { lat: 1, lon: 2 }',
      'content/x.yaml:2 · a · kilometros: no es un campo conocido. Bórralo o usa uno de estos: title, height, share, even, level, open, pair, list, either, mail, plain o address.',
    ],
    [
      '- id: a\n  height: 400',
      'content/x.yaml:2 · a · height: 400 es demasiado pequeño. Escribe un número entero de 500 a 800.',
    ],
    [
      '- id: a\n  share: 1.5',
      'content/x.yaml:2 · a · share: 1.5 es demasiado grande. Escribe un número hasta 1.',
    ],
    [
      '- id: a\n  height: 600.5',
      'content/x.yaml:2 · a · height: se esperaba un número entero de 500 a 800 y hay un número (600.5). Escribe un número entero de 500 a 800.',
    ],
    [
      '- id: a\n  height: "600 px"',
      'content/x.yaml:2 · a · height: se esperaba un número entero de 500 a 800 y hay un texto («600 px»). Escríbelo sin comillas, unidad ni espacios: 600.',
    ],
    ['- id: a\n  even: 3', 'content/x.yaml:2 · a · even: 3 no es múltiplo de 2. Escribe un múltiplo de 2.'],
    [
      '- id: a\n  level: Urgente',
      'content/x.yaml:2 · a · level: «Urgente» no es una de las opciones. Escribe una de estas: Alta, Media o Baja.',
    ],
    [
      '- id: a\n  level: alta',
      'content/x.yaml:2 · a · level: «alta» no es una de las opciones. ¿Querías escribir «Alta»? Escribe una de estas: Alta, Media o Baja.',
    ],
    [
      '- id: a\n  open: sí',
      'content/x.yaml:2 · a · open: se esperaba true o false y hay un texto («sí»). Escribe true (sí) o false (no).',
    ],
    [
      '- id: a\n  pair: [uno]',
      'content/x.yaml:2 · a · pair: la lista tiene 1 elemento. Escribe exactamente 2.',
    ],
    [
      '- id: a\n  list: []',
      'content/x.yaml:2 · a · list: la lista está vacía. Escribe al menos un elemento.',
    ],
    [
      '- id: a\n  list: [a, b, c]',
      'content/x.yaml:2 · a · list: la lista tiene 3 elementos. Escribe como mucho 2.',
    ],
    [
      '- id: a\n  list: uno',
      'content/x.yaml:2 · a · list: se esperaba una lista y hay un texto («uno»). Empieza cada elemento por «- » o encierra la lista entre corchetes.',
    ],
    [
      '- id: a\n  place: aquí',
      'content/x.yaml:2 · a · place: se esperaba un grupo de campos y hay un texto («aquí»). Escribe debajo, con dos espacios más delante, sus campos: lat, lon.',
    ],
    [
      '- id: a\n  list:\n    - uno\n    - 09',
      'content/x.yaml:4 · a · list[2]: se esperaba un texto y hay un número (9). Escríbelo entre comillas: "09".',
    ],
    [
      '- id: a\n  title:',
      'content/x.yaml:2 · a · title: no tiene valor. Escribe un texto, o borra la línea.',
    ],
    ['- id: a\n  title: ""', 'content/x.yaml:2 · a · title: está vacío. Escribe un texto.'],
    [
      `- id: a\n  title: ${'x'.repeat(2001)}`,
      `content/x.yaml:2 · a · title: «${'x'.repeat(60)}…» es demasiado largo. No pases de 2000 caracteres.`,
    ],
    [
      '- id: a\n  either: y',
      'content/x.yaml:2 · a · either: un texto («y») no vale aquí. Escribe x o un número.',
    ],
    ['- id: a\n  mail: b', 'content/x.yaml:2 · a · mail: «b» no es un correo. Escribe a@b.org.'],
    [
      '- id: a\n  plain: ab',
      'content/x.yaml:2 · a · plain: «ab» es demasiado corto. Escribe al menos 3 caracteres.',
    ],
    [
      '- id: a\n  plain: abcdef',
      'content/x.yaml:2 · a · plain: «abcdef» es demasiado largo. Escribe como mucho 5 caracteres.',
    ],
    [
      '- id: a\n  address: b',
      'content/x.yaml:2 · a · address: «b» no tiene la forma que se espera. Escribe un texto.',
    ],
    ['- id: A1', 'content/x.yaml:1 · A1 · id: «A1» no es un nombre. Escribe minúsculas, por ejemplo norte.'],
    [
      'id: a',
      'content/x.yaml:1: se esperaba una lista y hay un grupo de campos. Empieza cada elemento por «- » o encierra la lista entre corchetes.',
    ],
    [
      '- id: a\n  share: .nan',
      'content/x.yaml:2 · a · share: se esperaba un número hasta 1 y hay algo que no es un número. Escribe un número hasta 1.',
    ],
    [
      '',
      'content/x.yaml:1: el archivo está vacío. Escribe una lista: cada elemento empieza en su línea con «- » y lleva los campos id, title, height, share, even, level, open, pair, list, place, either, mail, plain, address.',
    ],
  ])('%j', (yaml, sentence) => {
    expect(sentences(yaml)).toEqual([sentence]);
  });

  it('hands on the sound entries, with their places, beside every problem', () => {
    const file = check('- id: a\n- id: b\n  height: 1\n- id: c\n  zz: 1\n- id: d');
    expect(file.problems).toHaveLength(2);
    expect(file.value?.map(({ id }) => id)).toEqual(['a', 'd']);
    expect([...file.keys()]).toEqual(['a', 'b', 'c', 'd']);
    expect(formatProblem(file.problem(file.value?.[1], ['title'], 'algo.'))).toBe(
      'content/x.yaml:6 · d · title: algo.',
    );
  });

  it('says nothing of the schema when the text is no YAML', () => {
    const file = check('- id: "a');
    expect(file.readable).toBe(false);
    expect(file.problems).toHaveLength(1);
    expect(file.value).toBeUndefined();
  });
});

describe('mapTexts', () => {
  it('changes the texts for people and nothing else', () => {
    const value = [{ id: 'a', title: 'b', plain: 'c', pair: ['d', 'e'] as [string, string], list: ['f'] }];
    expect(mapTexts(schema, value, (words) => words.toUpperCase())).toEqual([
      { id: 'a', title: 'B', plain: 'c', pair: ['D', 'E'], list: ['F'] },
    ]);
  });
});
