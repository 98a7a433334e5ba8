import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { WorthList } from './worth-list.tsx';

const item = (reason: 'base' | 'score_80' | 'score_90' | 'online', points: number, why: string) => ({
  reason,
  points,
  why,
});
const show = (low: number, high: number) => {
  const sure = [item('base', 10, 'Por el bloque.')];
  const possible = [
    item('score_80', low, 'Con una nota de 8,0 a 8,9.'),
    item('score_90', high, 'Con una nota de 9,0 o más.'),
    item('online', 5, 'Si vuelas entero en VATSIM o IVAO.'),
  ];
  render(<WorthList worth={{ sure, possible, least: 10, most: 15 + Math.max(low, high) }} />);
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
};

it('shows figures that add up to the most that a flight is worth', () => {
  const lines = show(3, 5);
  expect(lines).toEqual([
    '10Por el bloque.',
    '+5Con una nota de 9,0 o más; +3 desde 8,0.',
    '+5Si vuelas entero en VATSIM o IVAO.',
  ]);
  const sum = lines.reduce((total, line) => total + Number.parseInt(line ?? '', 10), 0);
  expect(sum).toBe(20);
});
