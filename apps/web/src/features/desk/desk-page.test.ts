import { expect, it } from 'vitest';
import { oldestWaiting } from './desk-page.tsx';

const counter = (count: number, oldestAt: string | null, open: string | null) => ({
  id: 'reports',
  title: 'Informes por decidir',
  calm: 'Ninguno espera',
  list: '/mesa/informes',
  count,
  oldestAt,
  open,
});

it('names the thing that has waited longest, whatever it is, and counts all that can be decided', () => {
  const found = oldestWaiting([
    counter(3, '2026-11-20T10:00:00Z', '/mesa/informes/AB'),
    counter(2, '2026-11-01T10:00:00Z', null),
    counter(1, '2026-11-19T10:00:00Z', '/mesa/excedencias'),
    counter(0, null, null),
  ]);
  expect(found).toEqual({ waiting: 4, open: '/mesa/excedencias', since: Date.parse('2026-11-19T10:00:00Z') });
});

it('finds nothing where all is clear', () => {
  expect(oldestWaiting([counter(0, null, null)])).toBeUndefined();
});
