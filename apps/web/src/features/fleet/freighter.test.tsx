import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Aircraft } from '@va/schemas/content/fleet.ts';
import { aircraft } from '#app/content/fleet.ts';
import { AircraftCard } from './components/aircraft-card.tsx';
import { SpecificationsTable } from './components/specifications-table.tsx';
import { FleetPage } from './fleet-page.tsx';

/** The first aircraft as a freighter without pictures. */
function freighter(): Aircraft {
  const [first] = aircraft;
  if (first === undefined) throw new Error('The fleet is empty');
  const { imageUrl: _url, imageAlt: _alt, ...rest } = first;
  return {
    ...rest,
    interiorImages: [],
    isFreighter: true,
    specifications: { ...first.specifications, capacity: '27\u00a0900 kg en 14 posiciones' },
  };
}

test('an aircraft without a picture is drawn from its measures, and says whose drawing it is', () => {
  const plane = freighter();
  render(
    <MemoryRouter>
      <AircraftCard aircraft={plane} index={0} />
    </MemoryRouter>,
  );
  const drawing = screen.getByRole('img', {
    name: `Dibujo del ${plane.model} ${plane.registration} visto de lado`,
  });
  expect(drawing.tagName).toBe('svg');
  expect(screen.getByRole('link').textContent).toContain('27\u00a0900 kg en 14 posiciones');
});

test('a freighter carries a load where others have a capacity', () => {
  const { specifications } = freighter();
  const { rerender } = render(<SpecificationsTable specifications={specifications} isFreighter />);
  expect(screen.getByRole('rowheader', { name: 'Carga' })).toBeTruthy();
  expect(screen.queryByRole('rowheader', { name: 'Capacidad' })).toBeNull();
  rerender(<SpecificationsTable specifications={specifications} />);
  expect(screen.getByRole('rowheader', { name: 'Capacidad' })).toBeTruthy();
  expect(screen.queryByRole('rowheader', { name: 'Carga' })).toBeNull();
});

test('a fleet of freighters has no cabin and no map of seats to look at', () => {
  const show = (planes: readonly Aircraft[]) => (
    <MemoryRouter>
      <FleetPage aircraft={planes} />
    </MemoryRouter>
  );
  const { rerender } = render(show([freighter()]));
  expect(screen.getByText('1 avión de 1 tipo: cubierta principal y datos técnicos.')).toBeTruthy();
  expect(screen.queryByText(/cabina|asientos/)).toBeNull();
  rerender(show([freighter(), { ...aircraft[1]!, isFreighter: undefined }]));
  expect(screen.getByText(/cabina o cubierta principal y datos técnicos\.$/)).toBeTruthy();
});
