// @vitest-environment node
import { expect, it } from 'vitest';
import { BUNDLED, licenceTexts } from './licence-texts.ts';

it('hands on the licence of everything in the recorder, and both that the LGPL asks for', () => {
  const text = licenceTexts('Licencia de Node');
  for (const name of ['Este programa', ...BUNDLED, 'Node.js'])
    expect(text).toContain(`${'='.repeat(70)}\n${name}\n`);
  expect(text).toMatch(/GNU LESSER GENERAL PUBLIC LICENSE\s+Version 3/);
  expect(text).toMatch(/GNU GENERAL PUBLIC LICENSE\s+Version 3/);
  expect(text).toContain('Licencia de Node');
  expect(text).toMatch(/^Este programa lleva dentro otros programas/);
  for (const section of text.split(`${'='.repeat(70)}\n\n`).slice(1)) expect(section.trim()).not.toBe('');
});
