import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { shareLocks } from '#app/testing/share-locks.ts';
import { SheetForm } from '../desk-points/sheet-form.tsx';
import { EventForm } from '../events/event-form.tsx';
import { NoticeForm } from '../notices/notice-form.tsx';
import { AddFlight } from '../timetable/add-flight.tsx';

const nothing = () => undefined;
const words = 'Se cierra la pista 14L por obras hasta el viernes.';

const FORMS = [
  ['a notice', 'Texto', 'Publicar', () => <NoticeForm notice={null} onDone={nothing} />],
  [
    'an event',
    'De qué va',
    'Crear el evento',
    () => <EventForm event={null} types={[]} ranks={[]} onClose={nothing} />,
  ],
  ['an instructor’s sheet', 'Observaciones', 'Firmar', () => <SheetForm />],
  ['a flight of the timetable', 'Nota', 'Añadir el vuelo', () => <AddFlight types={[]} onClose={nothing} />],
] as const;

beforeEach(() => {
  const empty = { ranks: [], types: [], tours: [], notices: [], items: [] };
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(/\/(aircraft|airports)$/.test(url) ? [] : empty),
  );
});

it.each(FORMS)(
  'keeps what was typed of %s in this browser until it is sent',
  async (_, label, button, form) => {
    renderInApp(form());
    fireEvent.change(await screen.findByLabelText(label), { target: { value: words } });
    cleanup();
    renderInApp(form());
    expect(await screen.findByDisplayValue(words)).toBeDefined();
    fireEvent.submit(screen.getByRole('button', { name: button, hidden: true }));
    await waitFor(() => expect(localStorage.length).toBe(0));
  },
);

it.each(FORMS)('keeps what two windows type of %s apart', async (_, label, _button, form) => {
  shareLocks();
  const type = async (text: string) => {
    const field = await within(renderInApp(form()).container).findByLabelText(label);
    fireEvent.change(field, { target: { value: text } });
  };
  await type(words);
  await type('Otra cosa, de otra ventana.');
  cleanup();
  renderInApp(form());
  expect(await screen.findByDisplayValue(words)).toBeDefined();
});
