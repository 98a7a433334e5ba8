// @vitest-environment node
import { expect, it } from 'vitest';
import { copyContent } from '@va/testing/content-copy.ts';
import { loadEverything } from './load.ts';

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
    expect([...own.values(), ...outside.values()].join('')).not.toMatch(/\{\{(?!pilotos|galones)/);
    copy.replace(file, '{{puntos.tour}}', '{{puntos.tur}}');
    const refused = await read().catch((reason: unknown) => reason);
    expect(refused instanceof Error ? refused.message : '').toContain(
      `${file}:${copy.lineOf(file, '{{puntos.tur}}')}`,
    );
  } finally {
    copy.dispose();
  }
});
