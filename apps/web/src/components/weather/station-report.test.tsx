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

const moment = { label: 'A la llegada', at: '2026-11-26T21:30:00Z' };
const METAR = 'LEMD 261430Z 02006KT CAVOK 11/03 Q1024';

it('says in words what is expected at the hour of arrival, and what may come', () => {
  const taf =
    'TAF LEMD 261100Z 2612/2718 02006KT 9999 BKN020 FM262100 18022G38KT 4000 RA BKN008 TEMPO 2621/2624 +TSRA';
  render(<StationReport icao="LEMD" metar={METAR} taf={taf} moment={moment} />);
  expect(screen.getByText('A la llegada, a las 21:30Z:')).toBeDefined();
  expect(screen.getByText('IFR')).toBeDefined();
  expect(screen.getByText(/^Viento de 180° \(S\) a 22\skt.*lluvia; nubosidad fragmentada/)).toBeDefined();
  expect(screen.getByText('Rachas de 38 kt · Posible: tormenta con lluvia fuerte')).toBeDefined();
});

it('says that a forecast does not reach that hour yet, and nothing of one that is none', () => {
  const { container, rerender } = render(
    <StationReport
      icao="LEMD"
      metar={METAR}
      taf="TAF LEMD 261100Z 2612/2618 02006KT CAVOK"
      moment={moment}
    />,
  );
  expect(container.textContent).toContain(
    'A la llegada, a las 21:30Z: la previsión todavía no llega a esa hora.',
  );
  rerender(<StationReport icao="LEMD" metar={METAR} taf="今日は晴れ" moment={moment} />);
  expect(container.textContent).not.toContain('llegada');
});

it('says what is dangerous now, and what it does not understand', () => {
  render(<StationReport icao="LEMD" metar="LEMD 261430Z 02006KT 9999 HOLA FEW020CB 11/03 Q1024" />);
  expect(screen.getByText('Cumulonimbos')).toBeDefined();
  expect(screen.getByText('HOLA')).toBeDefined();
});
