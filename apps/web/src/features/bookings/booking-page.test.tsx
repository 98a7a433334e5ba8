import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Booking } from '#app/api/bookings.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { BookingPage } from './booking-page.tsx';

const place = (icao: string, city: string) => ({ icao, city, timezone: 'Europe/Madrid', lat: 40, lon: -3 });

/** Shows a booking that expired; answers what is sent to the API. */
function showExpired(changes: object = {}) {
  const sent: unknown[] = [];
  const booking = {
    code: 'ABCD2345',
    state: 'expired',
    reason: null,
    reasonText: null,
    claim: null as Booking['claim'],
    changed: null,
    secondPilot: null,
    number: 641,
    dep: place('LEMD', 'Madrid'),
    arr: place('EIDW', 'Dublín'),
    std: '2026-10-31T23:30:00Z',
    sta: '2026-11-01T02:00:00Z',
    graceUntil: '2026-11-01T00:30:00Z',
    blockMin: 150,
    distanceNm: 782,
    worth: { least: 20, most: 30, sure: [] },
    tail: null,
    model: 'A320-200',
    icaoType: 'A320',
    sharedTail: false,
    abandonedPoints: -5,
    tailPlace: null,
    ...changes,
  };
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    if (method !== 'POST') return Response.json(booking);
    sent.push([new URL(address, location.origin).pathname, JSON.parse(`${body as string}`)]);
    booking.claim = { state: 'open', answer: null };
    return Response.json({}, { status: 201 });
  });
  renderInApp(<BookingPage code="ABCD2345" />);
  return sent;
}

it('lets a pilot appeal the points of an expired booking from its page, for the month in which they were taken', async () => {
  const sent = showExpired();
  fireEvent.click(await screen.findByRole('button', { name: 'Recurrir' }));
  const text = 'El aeropuerto estaba cerrado en el simulador.';
  fireEvent.change(screen.getByLabelText('Por qué no es justo'), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Enviar el recurso' }));
  expect(await screen.findByText(/^Has recurrido/)).toBeDefined();
  expect(sent).toEqual([
    ['/plataforma/api/v1/me/points/claims', { month: '2026-11', bookingCode: 'ABCD2345', text }],
  ]);
  expect(screen.queryByRole('button', { name: 'Recurrir' })).toBeNull();
});

it('offers no appeal of a booking that cost nothing, and says what was answered', async () => {
  showExpired({ reason: 'forgiven', reasonText: 'La red estaba caída.' });
  expect(await screen.findByText('Motivo: La red estaba caída.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Recurrir' })).toBeNull();
  cleanup();
  showExpired({ claim: { state: 'dismissed', answer: 'Se pudo anular.' } });
  expect(await screen.findByText('Respuesta a tu recurso: Se pudo anular.')).toBeDefined();
});

it('keeps what was typed in this browser until it is sent', async () => {
  showExpired();
  fireEvent.click(await screen.findByRole('button', { name: 'Recurrir' }));
  const text = 'El aeropuerto estaba cerrado.';
  fireEvent.change(screen.getByLabelText('Por qué no es justo'), { target: { value: text } });
  cleanup();
  showExpired();
  expect(await screen.findByDisplayValue(text)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Enviar el recurso' }));
  expect(await screen.findByText(/^Has recurrido/)).toBeDefined();
  cleanup();
  showExpired();
  expect(await screen.findByRole('button', { name: 'Recurrir' })).toBeDefined();
});

it('a booking leads to the rules of the score that held when it was made', async () => {
  showExpired({ rulesVersion: '2026-10-01-0123abcd' });
  const rules = await screen.findByRole('link', { name: 'Las reglas de la nota cuando reservaste' });
  expect(rules.getAttribute('href')).toBe('/plataforma/puntos/reglas?version=2026-10-01-0123abcd');
});
