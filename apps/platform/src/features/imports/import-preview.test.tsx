import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ImportCheck } from '#app/api/imports.ts';
import { ImportPreview } from './import-preview.tsx';

it('shows what is worth a look in rows that can be brought, and nothing where there is nothing', () => {
  const check: ImportCheck = {
    import: null,
    problems: [],
    problemCount: 0,
    warnings: ['Línea 2, «PRB101»: es también el número de un vuelo en vigor.'],
    refusedCsv: null,
    ignored: [],
  };
  const { rerender } = render(<ImportPreview check={check} onClose={() => undefined} />);
  expect(screen.getByText('Entra, pero conviene mirarlo: 1')).toBeDefined();
  expect(screen.getByText(check.warnings[0]!)).toBeDefined();
  rerender(<ImportPreview check={{ ...check, warnings: [] }} onClose={() => undefined} />);
  expect(screen.queryByText(/conviene mirarlo/)).toBeNull();
});
