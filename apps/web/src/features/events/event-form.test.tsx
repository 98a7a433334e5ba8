import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { EventForm } from './event-form.tsx';

it.each([
  ['the points are', /^Puntos/, '2,5', '25', 'Escribe un número entero, de 0 a 1000, o nada.'],
  ['the places are', /^Plazas/, '0', '12', 'Escribe un número entero, de 1 a 1000, o nada.'],
  [
    'the minutes are',
    /^Minutos entre salidas/,
    'diez',
    '10',
    'Escribe un número entero, de 1 a 240, o nada.',
  ],
])(
  'says in its own words that %s a whole number, and leads back to them instead of sending',
  async (_, label, wrong, right, words) => {
    const asked = vi.fn(async () => Response.json({}));
    vi.stubGlobal('fetch', asked);
    renderInApp(<EventForm event={null} types={[]} ranks={[]} onClose={() => {}} />);
    const field = screen.getByLabelText<HTMLInputElement>(label);
    for (const other of ['Nombre', 'Aeropuertos'])
      fireEvent.change(screen.getByLabelText(other), { target: { value: 'LEMD, con motivo' } });
    fireEvent.change(field, { target: { value: wrong } });
    field.form?.requestSubmit();
    expect(await screen.findByText(words)).toBeDefined();
    expect(asked).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field);
    fireEvent.input(field, { target: { value: right } });
    expect(screen.queryByText(words)).toBeNull();
  },
);
