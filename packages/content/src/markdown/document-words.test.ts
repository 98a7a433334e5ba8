// @vitest-environment node
import { expect, it } from 'vitest';
import { copyContent } from '@va/testing/content-copy.ts';
import { loadEverything } from '../load.ts';

it('gives documents the figures of the rules and the system in use, in both kinds of airline', async () => {
  const copy = copyContent();
  const file = 'content/documents/puntos-y-rangos.md';
  const read = async () => {
    const { documents } = await loadEverything(copy.root);
    return new Map(documents.map(({ name, body }) => [name, body?.text ?? '']));
  };
  try {
    const own = await read();
    expect(own.get('puntos-y-rangos')).toContain('| Tour completado | +50 |');
    expect(own.get('puntos-y-rangos')).toContain('La nota es la que la plataforma de EVE muestra');
    copy.replace('content/plataforma/puntos.yaml', 'tour: 50', 'tour: 70');
    copy.replace('content/airline.yaml', 'plataforma: propia', 'plataforma: externa');
    const outside = await read();
    expect(outside.get('puntos-y-rangos')).toContain('| Tour completado | +70 |');
    expect(outside.get('puntos-y-rangos')).toContain('La nota es la que NewSky muestra');
    // Neither kind of airline reads of the other's system.
    const text = (pages: Map<string, string>) => [...pages.values()].join('\n');
    expect(text(own)).not.toMatch(/newsky/i);
    expect(text(own)).toContain('«Conecta tu ACARS»');
    expect(text(outside)).not.toMatch(/la plataforma de EVE|Conecta tu ACARS|Claves de tus programas/);
    expect(text(outside)).toContain('recupérala en [newsky.app]');
    expect([...own.values(), ...outside.values()].join('')).not.toMatch(/\{\{(?!pilotos|galones)/);
    // Sums are worked out, and the tour that is worth 20 more leaves the examples alone.
    expect(outside.get('puntos-y-rangos')).toContain('10 + 3 + 5 + 10 = **28 puntos**');
    expect(outside.get('puntos-y-rangos')).toContain('| **Total** | | | **76** |');
    expect(outside.get('manuales/manual-d')).toContain('exige 400 horas, 2500 puntos');
    copy.replace(file, '{{puntos.tour}}', '{{puntos.tur}}');
    const refused = await read().catch((reason: unknown) => reason);
    expect(refused instanceof Error ? refused.message : '').toContain(
      `${file}:${copy.lineOf(file, '{{puntos.tur}}')}`,
    );
    copy.replace(file, '{{puntos.tur}}', '{{puntos.tour}}');
    const manual = 'content/documents/manuales/acars.md';
    copy.replace(manual, '{{externa}}', 'Sin su principio');
    const unpaired = await read().catch((reason: unknown) => reason);
    expect(unpaired instanceof Error ? unpaired.message : '').toContain(manual);
  } finally {
    copy.dispose();
  }
});

it('takes every point, minimum and hour of documents from the files that the rules are read from', async () => {
  const copy = copyContent();
  const points = 'content/plataforma/puntos.yaml';
  try {
    const changes: [string, string, string][] = [
      [points, '{ under: "03:00", points: 10 }', '{ under: "04:00", points: 901 }'],
      [points, '{ under: "06:00", points: 20 }', '{ under: "07:00", points: 902 }'],
      [points, '- { points: 30 }', '- { points: 903 }'],
      [points, 'score80: 3', 'score80: 904'],
      [points, 'score90: 5', 'score90: 905'],
      [points, 'online: { points: 5', 'online: { points: 906'],
      [points, 'stage: 5', 'stage: 907'],
      [points, 'tour: 50', 'tour: 908'],
      [points, 'focus: { points: 10, perMonth: 2 }', 'focus: { points: 909, perMonth: 3 }'],
      [points, 'event: 15', 'event: 910'],
      [points, 'manualPerMonth: 2', 'manualPerMonth: 4'],
      [points, 'inactiveMonth: -20', 'inactiveMonth: -911'],
      [points, 'abandoned: -5', 'abandoned: -912'],
      [points, 'cheating: -30', 'cheating: -913'],
      ['content/airline.yaml', 'minimumPirepScore: 5.5', 'minimumPirepScore: 6.5'],
      ['content/tours.yaml', 'moreThanHours: 50', 'moreThanHours: 914'],
      ['content/pilots.yaml', 'hours: 400', 'hours: 915'],
      ['content/pilots.yaml', 'points: 2500', 'points: 916'],
    ];
    for (const [file, from, to] of changes) copy.replace(file, from, to);
    const { documents } = await loadEverything(copy.root);
    const lines = documents.flatMap(({ name, body }) =>
      (body?.text ?? '').split('\n').map((line) => `${name}: ${line}`),
    );
    expect(lines.filter((line) => OF_OLD_RULES.test(line))).toEqual([]);
  } finally {
    copy.dispose();
  }
});

/** A point, a minimum or an hour of the rules that were changed, wherever a document would have written it by hand. */
const OF_OLD_RULES =
  /\b5,5\/10|debajo de 5,5|[Mm]enos de 5,5\b(?! V)|(?<![\d.])(?:3|5|10|15|20|30|50|2500)\*{0,2} puntos|\| *\*{0,2}[+−](?:3|5|10|15|20|30|50)\b(?! kt)|\| (?:10|20|30) \||más de 50 horas|400 horas|de 3 horas|6 horas o más|dos (?:veces por|bonificaciones|al mes|reportes)/;
