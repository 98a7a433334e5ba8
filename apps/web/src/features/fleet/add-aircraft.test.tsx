import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { sampleTail } from '#app/testing/sample-desk.ts';
import { AddAircraft } from './add-aircraft.tsx';
import { ChangeAircraft } from './change-aircraft.tsx';

const TAKEN = 'EC-AAA ya es de la flota y está «operativo»: escribe otra matrícula';
const refusal = (errors: object[]) => ({
  status: 422,
  code: 'datos-no-validos',
  detail: `${TAKEN}.`,
  errors,
});

/** Answers what is read, and what is sent with the answers to come. */
function answer(...answers: Response[]) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method?: string; body?: string }) => {
    if (method === 'GET' || method === undefined)
      return Response.json(
        url.endsWith('/types') ? [{ id: 'jet', model: 'A320-200', icaoType: 'A320' }] : [],
      );
    sent.push(JSON.parse(body ?? ''));
    return answers.shift();
  });
  return sent;
}

const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('adds an aircraft: what is wrong is said at its field, what was typed stays, and it stands at its base', async () => {
  const sent = answer(
    Response.json(refusal([{ pointer: '/registration', message: TAKEN }]), { status: 422 }),
    Response.json({ aircraft: sampleTail, importId: 'una' }, { status: 201 }),
  );
  const [onAdded, onClose] = [vi.fn(), vi.fn()];
  renderInApp(<AddAircraft onAdded={onAdded} onClose={onClose} />);
  await screen.findByRole('option', { name: 'A320-200' });
  type('Matrícula', 'EC-AAA');
  type('Base', 'LEMD');
  type('Nombre', 'Ciudad de Ávila');
  type('Día de entrega', '2026-03-02');
  fireEvent.click(screen.getByRole('button', { name: 'Añadir el avión' }));
  const field = await screen.findByRole('textbox', { name: 'Matrícula', description: new RegExp(TAKEN) });
  expect(field).toHaveProperty('value', 'EC-AAA');
  expect(screen.getByLabelText('Nombre')).toHaveProperty('value', 'Ciudad de Ávila');
  type('Matrícula', 'EC-NEW');
  fireEvent.click(screen.getByRole('button', { name: 'Añadir el avión' }));
  await waitFor(() => expect(onAdded).toHaveBeenCalledWith({ aircraft: sampleTail, importId: 'una' }));
  expect(sent.at(-1)).toEqual({
    registration: 'EC-NEW',
    typeId: 'jet',
    name: 'Ciudad de Ávila',
    livery: '',
    deliveredOn: '2026-03-02',
    base: 'LEMD',
    place: 'LEMD',
    reason: '',
  });
  expect(onClose).toHaveBeenCalled();
});

it('changes what staff say of an aircraft, and shows what a colleague left beside what was typed', async () => {
  const overtaken = { status: 412, code: 'cambiado-entretanto', detail: 'ABC017 ha cambiado sus datos.' };
  const sent = answer(
    Response.json(overtaken, { status: 412 }),
    Response.json({ ...sampleTail, livery: 'Dorada' }),
  );
  const { rerender } = renderInApp(<ChangeAircraft tail={sampleTail} onClose={vi.fn()} />);
  type('Librea', 'Dorada');
  rerender(<ChangeAircraft tail={{ ...sampleTail, livery: 'Plateada', version: 2 }} onClose={vi.fn()} />);
  fireEvent.click(screen.getByRole('button', { name: 'Guardar los datos' }));
  expect(await screen.findByText('ABC017 ha cambiado sus datos.')).toBeDefined();
  expect((await screen.findByText('Librea, ahora')).nextSibling?.textContent).toBe('Plateada');
  expect(screen.getByLabelText('Librea')).toHaveProperty('value', 'Dorada');
  fireEvent.click(screen.getByRole('button', { name: 'Guardar los datos' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.at(-1)).toEqual({ name: '', livery: 'Dorada', deliveredOn: null, base: 'LEMD', reason: '' });
});
