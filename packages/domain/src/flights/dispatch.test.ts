import { expect, it } from 'vitest';
import { dispatchOf, type DispatchDesk, type FlightToDispatch } from './dispatch.ts';

const desk: DispatchDesk = {
  url: 'https://dispatch.simbrief.com/options/new',
  provider: 'SimBrief',
  airline: 'ABC',
  types: [
    { model: 'A320-200', icaoType: 'A320', registrations: ['EC-AAA', 'EC-AAB'] },
    { model: 'B737-800', icaoType: 'B738', registrations: [] },
  ],
};
const scheduled = { model: 'A320-200', blockTime: '01:05', flightNumber: '101', note: undefined };

function parameters(flight: FlightToDispatch, of: typeof scheduled | undefined) {
  const dispatch = dispatchOf(desk, flight, of);
  return Object.fromEntries(new URL(dispatch!.href).searchParams);
}

it('fills in number, type, first aircraft and block time of a flight of the network', () => {
  expect(parameters({ from: 'AAAA', to: 'BBBB' }, scheduled)).toEqual({
    airline: 'ABC',
    fltnum: '101',
    type: 'A320',
    reg: 'EC-AAA',
    orig: 'AAAA',
    dest: 'BBBB',
    steh: '1',
    stem: '5',
  });
});

it('takes the aircraft and the type that are asked for', () => {
  const flight = { from: 'AAAA', to: 'BBBB', registration: 'EC-AAB' };
  expect(parameters(flight, scheduled)['reg']).toBe('EC-AAB');
  expect(parameters({ ...flight, model: 'B737-800' }, scheduled)['type']).toBe('B738');
});

it('prepares a flight outside the network with its airports and type only', () => {
  expect(parameters({ from: 'AAAA', to: 'ZZZZ', model: 'B737-800' }, undefined)).toEqual({
    airline: 'ABC',
    type: 'B738',
    orig: 'AAAA',
    dest: 'ZZZZ',
  });
  expect(parameters({ from: 'AAAA', to: 'ZZZZ' }, undefined)).not.toHaveProperty('type');
});

it('offers nothing where the airline has no dispatch page, or one that takes no flights', () => {
  const flight = { from: 'AAAA', to: 'BBBB' };
  expect(dispatchOf({ ...desk, url: undefined }, flight, scheduled)).toBeUndefined();
  expect(dispatchOf({ ...desk, url: 'https://dispatch.example/' }, flight, scheduled)).toBeUndefined();
});
