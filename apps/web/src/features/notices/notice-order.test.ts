import { expect, it } from 'vitest';
import { orderOf, typedNotice } from './notice-order.ts';

it('an empty form is a notice for everybody, from today on', () => {
  const typed = { ...typedNotice(null, '2026-11-22'), title: ' NOTAM ', body: 'Lo que cambia. ' };
  expect(orderOf(typed)).toEqual({
    title: 'NOTAM',
    importance: 'Media',
    body: 'Lo que cambia.',
    date: '2026-11-22',
    until: null,
    mustRead: false,
    ackUntil: null,
    affects: null,
    isPublic: false,
    replaces: null,
  });
});

it('reads codes of airports as people type them, and drops the day to confirm of what nobody must', () => {
  const typed = { ...typedNotice(null, '2026-11-22'), airports: 'lemd, EIDW;lebl ', ackUntil: '2026-12-01' };
  const { affects, ackUntil } = orderOf(typed);
  expect(affects).toEqual({ types: [], airports: ['LEMD', 'EIDW', 'LEBL'], tours: [], ranks: [] });
  expect(ackUntil).toBeNull();
  expect(orderOf({ ...typed, mustRead: true }).ackUntil).toBe('2026-12-01');
});

it('a notice to change goes back as it came', () => {
  const order = {
    title: 'Pista cerrada',
    importance: 'Alta' as const,
    body: 'Usa la otra.',
    date: '2026-11-01',
    until: '2026-12-31',
    mustRead: true,
    ackUntil: '2026-12-01',
    affects: { types: ['jet'], airports: ['EIDW'], tours: ['islas'], ranks: ['segundo-oficial'] },
    isPublic: true,
    replaces: 'obras-en-dublin',
  };
  const notice = { ...order, slug: 'pista-cerrada', revision: 2, version: 3, withdrawn: false };
  expect(orderOf(typedNotice(notice, '2026-11-22'))).toEqual(order);
});
