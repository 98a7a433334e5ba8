import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Pilot } from '#app/api/pilots.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { RankForm } from './rank-form.tsx';

const ranks = ['Comandante', 'Primer Oficial'];
const pilot: Pilot = {
  callsign: 'EVE004',
  rank: 'Primer Oficial',
  base: 'LEMD',
  positions: [],
  joinedAt: null,
  version: 3,
};
const reason = 'Lo era en la aerolínea de la que viene.';
const field = () => screen.getByLabelText<HTMLSelectElement>('Rango');
const fill = (rank: string) => {
  fireEvent.change(field(), { target: { value: rank } });
  fireEvent.change(screen.getByLabelText('Motivo'), { target: { value: reason } });
  fireEvent.click(screen.getByRole('button', { name: 'Cambiar el rango' }));
};

it('sends the rank that is chosen by its code, with why', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push([path.replace(/.*\/v1/, ''), JSON.parse(body)]);
    return Response.json({ ...pilot, rank: 'Comandante', version: 4 });
  });
  renderInApp(<RankForm pilot={pilot} ranks={ranks} />);
  expect(field().value).toBe('Primer Oficial');
  fill('Comandante');
  await waitFor(() => expect(sent).toEqual([['/pilots/EVE004/rank', { rank: 'comandante', reason }]]));
});

it('shows a rank that the airline has no more, and keeps what was chosen through a refusal', async () => {
  const errors = [{ pointer: '/rank', message: 'Ya tiene ese rango. Elige otro' }];
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'datos-no-validos', status: 422, detail: 'No.', errors }, { status: 422 }),
  );
  renderInApp(<RankForm pilot={{ ...pilot, rank: 'Alumno' }} ranks={ranks} />);
  expect(field().value).toBe('Alumno');
  fill('Comandante');
  expect(await screen.findByText('Ya tiene ese rango. Elige otro')).toBeDefined();
  expect(field().value).toBe('Comandante');
  expect(screen.getByLabelText<HTMLInputElement>('Motivo').value).toBe(reason);
});
