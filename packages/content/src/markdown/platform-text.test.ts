// @vitest-environment node
import { expect, it } from 'vitest';
import { copyContent } from '@va/testing/content-copy.ts';
import { loadContent } from '../load.ts';
import { marksArePaired } from './platform-text.ts';

it('only airlines with a platform of their own speak of it in their policies, and with neither are marks left', async () => {
  const copy = copyContent();
  try {
    const own = JSON.stringify((await loadContent(copy.root)).policies);
    copy.replace('content/airline.yaml', 'plataforma: propia', 'plataforma: externa');
    const outside = JSON.stringify((await loadContent(copy.root)).policies);
    for (const word of [
      'plataforma-sesion',
      'plataforma-csrf',
      'Qué trata la plataforma',
      'La cuenta de la plataforma',
    ]) {
      expect(own).toContain(word);
      expect(outside).not.toContain(word);
    }
    expect(own + outside).not.toMatch(/\{\{|\}\}/);
    copy.replace('content/policies/cookies.md', '{{fin}}\n', '');
    await expect(loadContent(copy.root)).rejects.toThrow('falta la pareja');
  } finally {
    copy.dispose();
  }
});

it.each([
  [[], true],
  [['proveedores', 'plataforma', 'fin', 'plataforma', 'fin'], true],
  [['plataforma'], false],
  [['fin', 'plataforma'], false],
  [['plataforma', 'plataforma', 'fin', 'fin'], false],
])('%j are pairs: %s', (inserts, paired) => expect(marksArePaired(inserts)).toBe(paired));
