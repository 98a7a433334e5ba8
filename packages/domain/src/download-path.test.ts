import { expect, test } from 'vitest';
import { downloadPathOf } from './download-path.ts';

test('an own document has a file to keep, an outside address has none', () => {
  expect(downloadPathOf('/documentos/checklists/a320')).toBe('/descargas/checklist-a320.html');
  expect(downloadPathOf('https://ejemplo.org/a320.pdf')).toBeUndefined();
});
