import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { StationReport } from './station-report.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-26T15:00:00Z') });
});

it('says the category of a METAR, the report as it came, how old it is, and where more is told', () => {
  const metar = 'UTNU 261430Z 06004MPS 5000 BR SCT020 M01/M02 Q1031';
  const { container } = render(<StationReport icao="UTNU" metar={metar} />);
  expect(screen.getByText('MVFR')).toBeDefined();
  expect(screen.getByText(metar)).toBeDefined();
  expect(screen.getByText('hace 30 min')).toBeDefined();
  expect(container.textContent).not.toContain('antiguo');
  expect(
    screen.getByRole('link', { name: 'UTNU, ficha del aeropuerto (pestaña nueva)' }).getAttribute('href'),
  ).toMatch(/\/operaciones\/aeropuertos\/utnu$/);
});

it('says of an old report that it is one', () => {
  render(<StationReport icao="LEMD" metar="LEMD 261320Z 02006KT CAVOK 11/03 Q1024" />);
  expect(screen.getByText('Parte antiguo: hace 1 h 40 min')).toBeDefined();
});

it.each([
  ['there is no report', { metar: null }, 'Ahora no hay METAR.'],
  ['none could be asked for', { metar: undefined, failed: true }, 'El METAR no ha llegado.'],
])('says when %s', (_, given, words) => {
  render(<StationReport icao="LEMD" {...given} />);
  expect(screen.getByText(words)).toBeDefined();
});
