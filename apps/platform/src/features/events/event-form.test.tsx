import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { EventForm } from './event-form.tsx';

it('says in its own words that the points are a whole number, and leads back to them instead of sending', () => {
  const asked = vi.fn(async () => Response.json({}));
  vi.stubGlobal('fetch', asked);
  renderInApp(<EventForm event={null} types={[]} ranks={[]} onClose={() => {}} />);
  const points = screen.getByLabelText<HTMLInputElement>(/^Puntos/);
  fireEvent.change(points, { target: { value: '2,5' } });
  expect(screen.getByText('Escribe un número entero, de 0 a 999, o nada.')).toBeDefined();
  expect(points.validity.valid).toBe(true);
  const form = points.closest('form');
  if (form) fireEvent.submit(form);
  expect(asked).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(points);
  fireEvent.change(points, { target: { value: '25' } });
  expect(screen.queryByText(/Escribe un número entero/)).toBeNull();
});
