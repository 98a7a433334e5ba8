import { render, screen } from '@testing-library/react';
import type { PointsEntry } from '@va/contract/points/points.ts';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { LedgerLine, ledgerLines } from './ledger-line.tsx';

const report = {
  code: 'ABCD2345',
  dep: 'EIDW',
  arr: 'LEMD',
  flightNumber: 642,
  icaoType: 'A320',
  blockMin: 138,
  score: 92,
  coverage: 100,
  flownAt: '2026-11-21T12:00:00Z',
};

/** An entry of a flight that brought as much as the rule says. */
function entry(seq: number, change: Partial<PointsEntry>): PointsEntry {
  const { nominal = 5 } = change;
  return {
    id: `${seq}`,
    seq,
    rulesVersion: null,
    month: '2026-11',
    reason: 'base',
    nominal,
    applied: nominal,
    balanceAfter: 800 + seq,
    postedAt: '2026-11-21T13:00:00Z',
    subject: '',
    reversesId: null,
    reversed: false,
    text: null,
    report,
    ...change,
  };
}

/** What the lines of these entries say; the latest entry comes first. */
function show(...entries: PointsEntry[]): (string | null)[] {
  render(
    <MemoryRouter>
      <ul>
        {ledgerLines(entries).map((line) => (
          <LedgerLine key={line[0]?.id} line={line} />
        ))}
      </ul>
    </MemoryRouter>,
  );
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
}

it('tells what a flight earned in one line, with its parts, their sum and the balance after the last', () => {
  const lines = show(
    entry(3, { reason: 'online' }),
    entry(2, { reason: 'score_90' }),
    entry(1, { nominal: 10 }),
  );
  expect(lines).toEqual([
    '21\u00A0novEIDW–LEMD, 10 bloque, 5 nota, 5 redEVE 642 · A320 · 02:18\u00a0h · nota\u00a09,2+20, saldo 803',
  ]);
  expect(screen.getByRole('link', { name: 'EIDW–LEMD' }).getAttribute('href')).toBe(
    '/plataforma/informes/ABCD2345',
  );
});

it('keeps another flight, what was taken back, and what was capped in lines of their own', () => {
  const other = { ...report, code: 'WXYZ2345', dep: 'LEMD', arr: 'EIDW' };
  const lines = show(
    entry(6, { reason: 'stage', reversesId: '4', applied: -5, nominal: -5 }),
    entry(5, { report: other }),
    entry(4, { reason: 'stage', reversed: true }),
    entry(3, { reason: 'score_90' }),
    entry(2, { reason: 'abandoned', report: null, nominal: -5, applied: -2 }),
  );
  expect(lines).toHaveLength(5);
  expect(lines[0]).toContain('Anulación, EIDW–LEMD');
  expect(lines[2]).toContain('Anulado después.');
  expect(lines[4]).toContain('La regla dice −5: el saldo no baja de cero.');
});
