import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dispatchLink } from './dispatch-link.ts';

const BASE = 'https://dispatch.simbrief.com/options/custom?airline=ABC&orig=ZZZZ';

it('fills in the example of the provider’s guide', () => {
  // https://forum.navigraph.com/t/dispatch-redirect-guide/5299
  const link = dispatchLink('https://dispatch.simbrief.com/options/custom', {
    airline: 'ABC',
    flightNumber: '1234',
    type: 'B738',
    from: 'KORD',
    to: 'KSFO',
    blockMinutes: 270,
    departure: new Date('2013-07-11T16:30:00Z'),
  });
  expect(link).toBe(
    'https://dispatch.simbrief.com/options/custom?airline=ABC&fltnum=1234&type=B738&orig=KORD&dest=KSFO&steh=4&stem=30&date=11JUL13&deph=16&depm=30',
  );
});

it('puts the flight in place of what the airline’s address proposes, and keeps the rest', () => {
  const link = new URL(
    dispatchLink(`${BASE}&planformat=lido&fltnum=9`, { airline: 'ABC', from: 'AAAA', to: 'BBBB' }) ?? '',
  );
  expect(Object.fromEntries(link.searchParams)).toEqual({
    airline: 'ABC',
    orig: 'AAAA',
    dest: 'BBBB',
    planformat: 'lido',
  });
});

it('makes no link to a dispatch of another kind', () => {
  const flight = { airline: 'ABC', from: 'AAAA', to: 'BBBB' };
  for (const base of [
    'https://dispatch.example.org/',
    'https://simbrief.com.example.org/',
    'https://notsimbrief.com/',
    'http://dispatch.simbrief.com/',
  ]) {
    expect({ base, link: dispatchLink(base, flight) }).toEqual({ base, link: undefined });
  }
});

it('carries every character of what it is given, and nothing of it becomes another parameter', () => {
  const any = fc.string({ minLength: 1, unit: 'grapheme' });
  fc.assert(
    fc.property(any, any, any, (flightNumber, registration, to) => {
      const link = dispatchLink(BASE, { airline: 'ABC', flightNumber, registration, from: 'AAAA', to });
      const { searchParams } = new URL(link ?? '');
      expect(searchParams.get('fltnum')).toBe(flightNumber);
      expect(searchParams.get('reg')).toBe(registration);
      expect(searchParams.get('dest')).toBe(to);
      expect([...searchParams.keys()].toSorted()).toEqual(['airline', 'dest', 'fltnum', 'orig', 'reg']);
    }),
  );
});
