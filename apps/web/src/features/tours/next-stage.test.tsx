import { screen } from '@testing-library/react';
import type { TourDetail } from '@va/contract/tours-and-events/tours.ts';
import { expect, it } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { NextStageCard } from './next-stage.tsx';

/** Shows the next stage, with or without a booking of it. */
function show(bookingCode: string | null): string | null {
  const tour = {
    id: 'svalbard',
    count: 9,
    types: [{ id: 'a320-200', model: 'A320-200' }],
    anyOrder: false,
    worth: { stage: 5, tour: 50 },
    stages: [
      {
        n: 5,
        dep: { icao: 'ENBR', city: 'Bergen' },
        arr: { icao: 'ENVA', city: 'Trondheim' },
        distanceNm: 249,
        blockMin: 65,
      },
    ],
    next: { n: 5, bookingCode, flight: null, std: '2026-11-26T01:30:00Z' },
  };
  renderInApp(<NextStageCard tour={tour as unknown as TourDetail} />);
  return screen.getByRole('region', { name: 'Tu siguiente etapa: ENBR → ENVA' }).textContent;
}

it('says what the next stage is worth and when it can be flown', () => {
  expect(show(null)).toMatch(
    /01:05\sh de bloque.*Suma al vuelo5\spuntos.*SalidaA la hora que elijas, desde el jue 26 a las 01:30Z/,
  );
  expect(screen.getByRole('button', { name: 'Reservar etapa 5' })).toBeDefined();
});

it('proposes no departure for a stage that is booked for another hour', () => {
  expect(show('ABCD2345')).not.toContain('Salida');
  expect(screen.getByRole('link', { name: 'Ver tu reserva' }).getAttribute('href')).toBe(
    '/plataforma/reservas/ABCD2345',
  );
});
