import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ImportCheck } from '#app/api/imports.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { ImportPreview } from './import-preview.tsx';

it('shows what is worth a look in rows that can be brought, and nothing where there is nothing', () => {
  const check: ImportCheck = {
    import: null,
    problems: [],
    problemCount: 0,
    warnings: ['Línea 2, «PRB101»: es también el número de un vuelo en vigor.'],
    refusedCsv: null,
    ignored: [],
    foreignRanks: [],
    ranks: [],
  };
  const { rerender } = render(<ImportPreview check={check} onClose={() => undefined} />);
  expect(screen.getByText('Entra, pero conviene mirarlo: 1')).toBeDefined();
  expect(screen.getByText(check.warnings[0]!)).toBeDefined();
  rerender(<ImportPreview check={{ ...check, warnings: [] }} onClose={() => undefined} />);
  expect(screen.queryByText(/conviene mirarlo/)).toBeNull();
});

const brought: NonNullable<ImportCheck['import']> = {
  id: '01a21475-0000-7000-8000-000000000001',
  kind: 'pilots',
  name: 'pilotos.csv',
  state: 'checked',
  good: 1,
  refused: 2,
  done: 0,
  skipped: 0,
  toInvite: 0,
  failure: null,
  reason: null,
  createdBy: null,
  createdAt: '2026-11-25T12:00:00Z',
  endedAt: null,
};
const seen: ImportCheck = {
  import: brought,
  problems: [],
  problemCount: 3,
  warnings: [],
  refusedCsv: null,
  ignored: [],
  foreignRanks: [{ word: 'Captain', rows: 2, rank: null }],
  ranks: [{ code: 'comandante', title: 'Comandante' }],
};

it('asks once what the ranks of another system are here', () => {
  const onRanks = vi.fn();
  render(<ImportPreview check={seen} onClose={() => undefined} onRanks={onRanks} />);
  fireEvent.change(screen.getByLabelText('Captain'), { target: { value: 'comandante' } });
  fireEvent.click(screen.getByRole('button', { name: 'Guardar y revisar otra vez' }));
  expect(onRanks).toHaveBeenCalledWith({ Captain: 'comandante' }, brought.id);
});

it('says how many rows go in, and once they have, leads to where they are taken back', () => {
  const { rerender } = renderInApp(<ImportPreview check={seen} onClose={() => undefined} />);
  fireEvent.click(screen.getByRole('button', { name: 'Aplicar sólo las filas buenas' }));
  expect(screen.getByText(/^Entra 1 fila\. /)).toBeDefined();
  const applied = { ...seen, import: { ...brought, state: 'applied' as const } };
  rerender(<ImportPreview check={applied} onClose={() => undefined} />);
  expect(screen.getByRole('button', { name: 'Retirar la importación' })).toBeDefined();
});
