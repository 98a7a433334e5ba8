import { fireEvent, screen, waitFor } from '@testing-library/react';
import { proposedSheet } from '@va/domain/fleet/type-sheet.ts';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { TypeDialog } from './type-dialog.tsx';

const sheet = { ...proposedSheet('turboprop'), model: 'ATR 72-600', icaoType: 'AT76', engines: '2 × PW127M' };

/** Answers what is read, and what is sent with the answers to come. */
function answer(...answers: Response[]) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { method, body }: { method?: string; body?: string }) => {
    if (method === 'GET' || method === undefined)
      return Response.json([{ id: 'a320-200', model: 'A320-200' }]);
    sent.push(JSON.parse(body ?? ''));
    return answers.shift();
  });
  return sent;
}

const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('proposes figures by the family, says at each field what is absurd, and is looked at before it is added', async () => {
  const sent = answer(Response.json({ id: 'atr-72-600', version: 1, sheet }, { status: 201 }));
  const onClose = vi.fn();
  renderInApp(<TypeDialog type={null} onClose={onClose} />);
  type('Familia', 'turboprop');
  expect(screen.getByLabelText('Envergadura')).toHaveProperty('value', '27,05');
  expect(screen.getByText('De 15 a 31\u00A0m.', { normalizer: (text) => text })).toBeDefined();
  type('Nombre', 'ATR 72-600');
  type('Designador OACI', 'at76');
  type('Motores', '2 × PW127M');
  type('Peso máximo de aterrizaje', '40.000');
  press('Revisar');
  expect(
    await screen.findByRole('textbox', { name: 'Peso máximo de aterrizaje', description: /de esta familia/ }),
  ).toHaveProperty('value', '40.000');
  type('Peso máximo de aterrizaje', '23.500');
  press('Revisar');
  expect(
    await screen.findByRole('textbox', {
      name: /aterrizaje$/,
      description: /No puede aterrizar con más peso/,
    }),
  ).toBeDefined();
  expect(sent).toEqual([]);
  type('Peso máximo de aterrizaje', '22350');
  press('Revisar');
  expect(await screen.findByRole('img', { name: /^Dibujo del ATR 72-600/ })).toBeDefined();
  press('Volver a los datos');
  expect(screen.getByLabelText('Nombre')).toHaveProperty('value', 'ATR 72-600');
  press('Revisar');
  press('Añadir el tipo');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([{ sheet, reason: '' }]);
});

it('refuses helicopters with a sentence, and keeps what was typed for another family', async () => {
  answer();
  renderInApp(<TypeDialog type={null} onClose={vi.fn()} />);
  type('Nombre', 'H145');
  type('Familia', 'helicopter');
  expect(screen.getByText(/^La plataforma sólo lleva aviones/)).toBeDefined();
  expect(screen.queryByLabelText('Envergadura')).toBeNull();
  press('Revisar');
  expect(screen.queryByRole('button', { name: 'Añadir el tipo' })).toBeNull();
  type('Familia', 'light_propeller');
  expect(screen.getByLabelText('Nombre')).toHaveProperty('value', 'H145');
});

it('names the field that the server refuses, back where it was typed', async () => {
  const message = 'La compañía ya tiene un tipo «atr-72-600»: escribe otro nombre';
  const refusal = {
    status: 422,
    code: 'datos-no-validos',
    detail: `${message}.`,
    errors: [{ pointer: '/sheet/model', message }],
  };
  answer(Response.json(refusal, { status: 422 }));
  renderInApp(<TypeDialog type={{ id: 'otro', version: 3, sheet }} onClose={vi.fn()} />);
  press('Revisar');
  press('Guardar el tipo');
  expect(
    await screen.findByRole('textbox', { name: 'Nombre', description: new RegExp(message) }),
  ).toBeDefined();
});

it('shows what a colleague changed in a figure beside what was typed in it, and takes the others from there', async () => {
  const overtaken = { status: 412, code: 'cambiado-entretanto', detail: 'ABC017 lo ha cambiado.' };
  const sent = answer(
    Response.json(overtaken, { status: 412 }),
    Response.json({ id: 'otro', version: 5, sheet }),
  );
  const { rerender } = renderInApp(<TypeDialog type={{ id: 'otro', version: 3, sheet }} onClose={vi.fn()} />);
  type('Etapa más larga', '900');
  const theirs = { ...sheet, figures: { ...sheet.figures, rangeNm: 800, turnaroundMin: 35 } };
  rerender(<TypeDialog type={{ id: 'otro', version: 4, sheet: theirs }} onClose={vi.fn()} />);
  press('Revisar');
  press('Guardar el tipo');
  expect(await screen.findByText('ABC017 lo ha cambiado.')).toBeDefined();
  expect((await screen.findByText('Etapa más larga, ahora')).nextSibling?.textContent).toBe('800');
  expect(screen.getByLabelText('Escala mínima')).toHaveProperty('value', '35');
  press('Revisar');
  press('Guardar el tipo');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.at(-1)).toMatchObject({ sheet: { figures: { rangeNm: 900, turnaroundMin: 35 } } });
});
