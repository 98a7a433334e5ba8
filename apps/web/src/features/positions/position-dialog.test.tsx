import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Position } from '#app/api/positions.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { PositionDialog } from './position-dialog.tsx';

const position: Position = {
  id: 'jefe-tr',
  title: 'Jefe TR',
  roles: ['reviewer'],
  capabilities: ['training'],
  version: 3,
  isWritten: true,
  holders: ['ABC003', 'ABC007'],
};
const reason = 'Se reparte el trabajo.';

/** Answers what is sent with the answers to come, and keeps it with its version. */
function answer(...answers: Response[]) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers, body }: { headers?: HeadersInit; body?: string }) => {
    sent.push([new Headers(headers).get('If-Match'), JSON.parse(body ?? '')]);
    return answers.shift();
  });
  return sent;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('says who gains and who loses what before it holds', async () => {
  const sent = answer(Response.json({ id: 'jefe-tr', version: 4, position }));
  const onClose = vi.fn();
  renderInApp(<PositionDialog position={position} onClose={onClose} />);
  tick('Proponer promociones y firmar verificaciones');
  tick('Ver y repetir los trabajos');
  type('Motivo', reason);
  press('Revisar');
  expect(
    await screen.findByText(
      'Gana: Ver y repetir los trabajos. Pierde: Proponer promociones y firmar verificaciones.',
    ),
  ).toBeDefined();
  expect(screen.getByText(/^Vale desde ahora para ABC003 y ABC007/)).toBeDefined();
  expect(sent).toEqual([]);
  press('Guardar el cargo');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([['"v3"', { roles: ['reviewer'], capabilities: ['jobs.run'], reason }]]);
});

it('keeps what was typed through a refusal, with its words', async () => {
  const message = 'La compañía ya tiene un cargo «jefe-tr»: escribe otro nombre';
  answer(
    Response.json(
      { status: 422, code: 'datos-no-validos', detail: message, errors: [{ pointer: '/title', message }] },
      { status: 422 },
    ),
  );
  renderInApp(<PositionDialog position={null} onClose={vi.fn()} />);
  type('Nombre', 'Jefe TR');
  tick('operaciones');
  type('Motivo', reason);
  press('Revisar');
  press('Añadir el cargo');
  expect(await screen.findByRole('textbox', { name: 'Nombre', description: /otro nombre/ })).toHaveProperty(
    'value',
    'Jefe TR',
  );
  expect(screen.getByRole('checkbox', { name: 'operaciones' })).toHaveProperty('checked', true);
});
