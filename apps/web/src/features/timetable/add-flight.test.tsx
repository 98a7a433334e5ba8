import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { AddFlight } from './add-flight.tsx';

const types = [
  ['a320-200', 'A320-200'],
  ['a330-300', 'A330-300'],
] as const;
const REFUSED = {
  type: 'about:blank',
  title: 'El horario tiene errores',
  status: 409,
  code: 'horario-con-errores',
  detail: 'No se ha guardado nada. El número 940 sale dos veces (lunes).',
  errors: [{ pointer: '/number', message: 'El número 940 sale dos veces (lunes).' }],
};

/** Shows the form with the answers of the server to come, and answers what is sent to it. */
function show(...answers: Response[]) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method?: string; body?: string }) => {
    if (method !== 'POST') return Response.json(url.endsWith('/airports') ? [] : {});
    sent.push(JSON.parse(body ?? ''));
    return answers.shift();
  });
  const onClose = vi.fn();
  renderInApp(<AddFlight types={types} onClose={onClose} />);
  return { sent, onClose };
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('sends what was typed, says beside its field what is refused, and keeps the rest', async () => {
  const added = { number: 941, dep: 'LEMD', arr: 'LEBL' };
  const { sent, onClose } = show(
    Response.json(REFUSED, { status: 409 }),
    Response.json(added, { status: 201 }),
  );
  type('Número', '940');
  type('Sale de', 'LEMD');
  type('Llega a', 'LEBL');
  type('Salida, hora UTC', '23:30');
  type('Minutos de calzo a calzo', '75');
  expect(screen.getByText('Llega a las 00:45Z.')).toBeDefined();
  type('Días', '135');
  type('Avión preferido', 'a330-300');
  fireEvent.click(screen.getByLabelText('A320-200'));
  const button = screen.getByRole('button', { name: 'Añadir el vuelo', hidden: true });
  fireEvent.submit(button);
  const number = screen.getByLabelText('Número');
  await waitFor(() => expect(number.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('El número 940 sale dos veces (lunes).')).toBeDefined();
  type('Número', '941');
  fireEvent.submit(button);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const body = {
    number: 940,
    dep: 'LEMD',
    arr: 'LEBL',
    days: 21,
    stdUtc: 1410,
    blockMin: 75,
    types: ['a330-300', 'a320-200'],
    level: null,
    kind: 'line',
    validUntil: null,
    isPublic: true,
    note: '',
  };
  expect(sent).toEqual([body, { ...body, number: 941 }]);
});
