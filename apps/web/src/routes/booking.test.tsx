import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '#app/app/query-client.ts';
import { flightBetween } from '#app/content/network.ts';
import { routes } from '#app/content/routes.ts';
import { addressKey } from '#app/lib/address-key.ts';
import { bookingOf } from '#app/lib/flight-paths.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { Component } from './booking.tsx';

const [from = '', to = ''] = routes.find(({ flights }) => flights)?.between ?? [];
const inHand = flightBetween(from, to)?.inHand ?? {};
const number = Number(inHand.flightNumber);

beforeEach(() => vi.stubGlobal('fetch', () => new Promise(() => {})));

/** The page with the flight in its address, and open bookings that come later. */
function open(flight = inHand) {
  renderInApp(<Component />, bookingOf(flight));
  return (...bookings: object[]) =>
    act(() => {
      queryClient.setQueryData(addressKey('/bookings', { state: 'open' }), { items: bookings });
    });
}

const booking = (more: object = {}) => ({ number, dep: { icao: from }, arr: { icao: to }, ...more });

it('says that one is going to book the flight, until it is booked', () => {
  const come = open();
  expect(screen.getByText('Vas a reservar:')).toBeDefined();
  come(booking());
  expect(screen.getByText('Ya lo tienes reservado:')).toBeDefined();
  expect(screen.queryByText('Vas a reservar:')).toBeNull();
});

it.each([
  ['another number', { number: number + 1 }],
  ['the way back', { dep: { icao: to }, arr: { icao: from } }],
])('goes on saying so for %s', (_, more) => {
  const come = open();
  come(booking(more));
  expect(screen.getByText('Vas a reservar:')).toBeDefined();
});

it('knows it by its ends where the address has no number', () => {
  const come = open({ ...inHand, flightNumber: undefined });
  come(booking({ number: number + 1 }));
  expect(screen.getByText('Ya lo tienes reservado:')).toBeDefined();
});
