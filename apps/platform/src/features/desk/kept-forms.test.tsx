import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { SheetForm } from '../desk-points/sheet-form.tsx';
import { EventForm } from '../events/event-form.tsx';
import { NoticeForm } from '../notices/notice-form.tsx';

const nothing = () => undefined;
const words = 'Se cierra la pista 14L por obras hasta el viernes.';

it.each([
  ['a notice', 'Texto', 'Publicar', () => <NoticeForm notice={null} onDone={nothing} />],
  [
    'an event',
    'De qué va',
    'Crear el evento',
    () => <EventForm event={null} types={[]} ranks={[]} onClose={nothing} />,
  ],
  ['an instructor’s sheet', 'Observaciones', 'Firmar', () => <SheetForm />],
])('keeps what was typed of %s in this browser until it is sent', async (_, label, button, form) => {
  const empty = { ranks: [], types: [], tours: [], notices: [], items: [] };
  vi.stubGlobal('fetch', async (url: string) => Response.json(url.endsWith('/aircraft') ? [] : empty));
  renderInApp(form());
  fireEvent.change(await screen.findByLabelText(label), { target: { value: words } });
  cleanup();
  renderInApp(form());
  expect(await screen.findByDisplayValue(words)).toBeDefined();
  fireEvent.submit(screen.getByRole('button', { name: button, hidden: true }));
  await waitFor(() => expect(localStorage.length).toBe(0));
});
