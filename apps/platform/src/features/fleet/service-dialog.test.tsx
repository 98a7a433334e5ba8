import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { ServiceDialog } from './service-dialog.tsx';

const tail: Parameters<typeof ServiceDialog>[0]['tail'] = {
  id: '01a21475-0000-7000-8000-000000000000',
  registration: 'EC-LZD',
  typeId: 'a320-200',
  model: 'A320-200',
  icaoType: 'A320',
  service: 'operational',
  state: 'free',
  isSubstitute: false,
  place: { icao: 'LEMD', city: 'Madrid', since: null },
  minutes: 0,
  cycles: 0,
  next: null,
  note: null,
  version: 1,
};

it('says that an aircraft that is written off does not come back, before it is', async () => {
  renderInApp(<ServiceDialog tail={tail} open onClose={vi.fn()} />);
  expect(screen.queryByText(/^La baja no se deshace/)).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Servicio nuevo'), 'baja');
  expect(screen.getByText(/^La baja no se deshace/)).toBeDefined();
});

it('sends what it shows once a colleague has made the change that was chosen', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body?: string }) => {
    sent.push(JSON.parse(body ?? 'null'));
    return Response.json(tail);
  });
  const { rerender } = renderInApp(<ServiceDialog tail={tail} open onClose={vi.fn()} />);
  await userEvent.selectOptions(screen.getByLabelText('Servicio nuevo'), 'mantenimiento');
  rerender(<ServiceDialog tail={{ ...tail, service: 'maintenance', version: 2 }} open onClose={vi.fn()} />);
  const shown = screen.getByLabelText<HTMLSelectElement>('Servicio nuevo');
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar el servicio' }));
  expect(sent).toEqual([expect.objectContaining({ service: shown.value })]);
});
