import { expect, it } from 'vitest';
import { ledgerCsv } from './ledger-csv.ts';

it('writes the oldest entry first, and no cell that a spreadsheet would run', () => {
  const line = {
    postedAt: '2026-11-20T10:00:00.000Z',
    month: '2026-11',
    reason: 'adjustment',
    subject: 'x',
    nominal: 5,
    applied: 5,
  };
  const text = ledgerCsv([
    {
      ...line,
      seq: 2,
      balanceAfter: 15,
      rulesVersion: '2026-11-01-3f9a2c41',
      report: { code: 'K3M7WQ2P' },
      text: '=HOY(), «así»',
    },
    { ...line, seq: 1, balanceAfter: 10, rulesVersion: null, report: null, text: null },
  ]);
  expect(text.split('\r\n')).toEqual([
    'seq,postedAt,month,reason,subject,nominal,applied,balanceAfter,rulesVersion,report,text',
    '1,2026-11-20T10:00:00.000Z,2026-11,adjustment,x,5,5,10,,,',
    '2,2026-11-20T10:00:00.000Z,2026-11,adjustment,x,5,5,15,2026-11-01-3f9a2c41,K3M7WQ2P,"\'=HOY(), «así»"',
    '',
  ]);
});
