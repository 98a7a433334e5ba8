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
    // Neither kind of airline reads of the other's system.
    const text = (pages: Map<string, string>) => [...pages.values()].join('\n');
    expect(text(own)).not.toMatch(/newsky/i);
    expect(text(own)).toContain('«Conecta tu ACARS»');
    expect(text(outside)).not.toMatch(/la plataforma de EVE|Conecta tu ACARS|Claves de tus programas/);
    expect(text(outside)).toContain('recupérala en [newsky.app]');
    expect([...own.values(), ...outside.values()].join('')).not.toMatch(/\{\{(?!pilotos|galones)/);
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
