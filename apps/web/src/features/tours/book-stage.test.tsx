import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toastStore } from '@va/ui/controls/toast-store.ts';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { answerBookings, TAKEN } from '#app/api/testing/answer-bookings.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { BookStage } from './book-stage.tsx';

const booked = {
  code: 'ABCD2345',
  number: null,
  dep: { city: 'Madrid' },
  arr: { city: 'Barcelona' },
  std: '2026-11-23T08:30:00Z',
};

/** The page of a tour whose stage leaves at an hour, and the page of the booking. */
function page(std: string) {
  return (
    <Routes>
      <Route path="/" element={<BookStage tour="vuelta" n={2} std={std} flight={null} />} />
      <Route path="*" element={<h1>Tu reserva</h1>} />
    </Routes>
  );
}

it('books a stage once, however often the answer is lost, and says so', async () => {
  const sent = answerBookings(undefined, Response.json({ bookings: [booked] }, { status: 201 }));
  renderInApp(page('2026-11-23T08:30:00Z'));
  await userEvent.click(screen.getByRole('button', { name: 'Reservar etapa 2' }));
  expect(await screen.findByText(/La plataforma no responde/u)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Reservar etapa 2' }));
  expect(await screen.findByRole('heading', { name: 'Tu reserva' })).toBeDefined();
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(toastStore.snapshot().at(-1)).toMatchObject({
    title: 'Reservado',
    description: 'Vuelo libre de Madrid a Barcelona, 08:30Z.',
  });
});

it('asks again about a tail for the stage at another hour', async () => {
  const sent = answerBookings(Response.json(TAKEN, { status: 409 }), Response.json(TAKEN, { status: 409 }));
  const { rerender } = renderInApp(page('2026-11-23T08:30:00Z'));
  await userEvent.click(screen.getByRole('button', { name: 'Reservar etapa 2' }));
  expect(await screen.findByRole('button', { name: 'Compartir el avión y reservar' })).toBeDefined();
  rerender(page('2026-11-23T09:30:00Z'));
  await userEvent.click(await screen.findByRole('button', { name: 'Reservar etapa 2' }));
  await waitFor(() => expect(sent.map(({ shared }) => shared)).toEqual([false, false]));
});
