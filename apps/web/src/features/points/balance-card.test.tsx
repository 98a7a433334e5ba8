import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { OwnPoints, PointsMonth } from '@va/contract/points/points.ts';
import { addMonths } from '@va/domain/months.ts';
import { BalanceCard } from './balance-card.tsx';

const month = (back: number, earned: number, lost: number, balance: number): PointsMonth => ({
  month: addMonths('2026-11', -back),
  earned,
  lost,
  balance,
  closing: null,
  claim: null,
});

const points = (months: PointsMonth[]): OwnPoints => ({
  balance: months[0]?.balance ?? 0,
  months,
  thresholds: [
    { rank: 'Primer Oficial', points: 300 },
    { rank: 'Comandante', points: 1200 },
  ],
  closesAt: '2026-12-05T03:00:00Z',
  inactivity: { points: 0, flown: true },
});

it('draws the balance among the thresholds of the ranks, says it in a sentence, and has it as a table', async () => {
  render(
    <BalanceCard points={points([month(0, 179, -10, 862), month(1, 88, -5, 693), month(2, 0, -20, 610)])} />,
  );
  const picture = screen.getByRole('img', {
    name: /de 610 en septiembre de 2026 a 862 en noviembre de 2026\. El rango de Comandante pide 1200\./,
  });
  for (const words of ['Primer Oficial, 300', 'Comandante, 1200', '+179', '−10', '+88', '−20', '862'])
    expect(within(picture).getByText(words), words).toBeDefined();
  await userEvent.click(screen.getByText('Ver como tabla'));
  const table = screen.getByRole('table');
  expect(within(table).getByRole('row', { name: 'octubre de 2026 +88 −5 693' })).toBeDefined();
});

it('shows a year, and both where there are more months', async () => {
  render(
    <BalanceCard points={points(Array.from({ length: 20 }, (_, back) => month(back, 10, 0, 500 - back)))} />,
  );
  const from = (first: string) => screen.getByRole('img', { name: new RegExp(`en ${first} a 500`) });
  expect(from('diciembre de 2025')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: '24 meses' }));
  expect(from('abril de 2025')).toBeDefined();
});

it('has no picture of a single month', () => {
  render(<BalanceCard points={points([month(0, 1, 0, 1)])} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('punto', { exact: false }).textContent).toBe('1 punto');
});
