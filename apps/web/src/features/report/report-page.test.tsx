import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { reviewOf } from '#app/features/review/testing/review-of.ts';
import type { ReportDetail, Score, ScoreItem } from '#app/lib/report-types.ts';
import { keepDraft } from '#app/services/drafts.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { ReportPage } from './report-page.tsx';

const { report, score } = reviewOf('ABCD2345', true);
const FLOWN = {
  ...report,
  source: 'acars',
  state: 'accepted',
  outcome: 'valid',
  submittedAt: '2026-11-22T10:00:00.000Z',
  appealUntil: '9999-01-01T00:00:00Z',
} as const;
const LANDING: ScoreItem = {
  rule: 'S-14',
  title: 'Velocidad vertical de la toma',
  status: 'hit',
  deduction: 8,
  waived: 0,
  observed: '412 ft/min',
  expected: 'Hasta 300 ft/min',
  times: [],
};

/** The last parts of the addresses that the page has read. */
let asked: string[];

/** Opens the page of a report from Madrid to Barcelona; its pilot is in `place`. */
function open({
  change = {},
  judged = {},
  place = 'LEBL',
}: { change?: Partial<ReportDetail>; judged?: Partial<Score>; place?: string } = {}) {
  const back = {
    number: 104,
    date: '2026-11-22',
    dep: report.arrPlanned,
    arr: report.dep,
    bookingCode: null,
    refusals: [],
  };
  asked = [];
  const answers: Record<string, unknown> = {
    score: { ...score, score: 100, ...judged },
    history: [],
    profile: { points: [], phases: [], gaps: [] },
    totals: {},
    flights: { items: [back], place: { icao: place, city: '', since: null } },
  };
  vi.stubGlobal('fetch', async (url: string) => {
    const name = new URL(url, 'http://x').pathname.split('/').at(-1) ?? '';
    asked.push(name);
    return Response.json(answers[name] ?? { ...FLOWN, ...change });
  });
  renderInApp(<ReportPage code="ABCD2345" />, '/plataforma/informes/ABCD2345');
  return screen.findByText('¿Algo no cuadra?');
}
const isOpen = () => screen.getByText('¿Algo no cuadra?').closest('details')?.open;

it('of a flight that lost nothing offers the way back, and folds the rest behind one line', async () => {
  await open();
  const link = await screen.findByRole('link', { name: /^Reservar la vuelta .+ 104$/ });
  expect(link.getAttribute('href')).toBe('/plataforma/vuelos/104/2026-11-22');
  // The only one stands within what is folded.
  const folded = screen.getByText('¿Algo no cuadra?').closest('details');
  expect(screen.getByRole('button', { name: 'Recurrir' }).closest('details')).toBe(folded);
  expect(isOpen()).toBe(false);
});

it('offers no way back to who is elsewhere by now', async () => {
  await open({ place: 'LEMD' });
  await waitFor(() => expect(asked).toContain('flights'));
  await act(async () => {});
  expect(screen.queryByRole('link', { name: /Reservar la vuelta/ })).toBeNull();
});

it('of a flight that lost tenths leads to the appeal with the rule ticked, and then has one act to appeal', async () => {
  await open({ judged: { score: 92, items: [LANDING] } });
  expect(screen.queryByRole('link', { name: /Reservar la vuelta/ })).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Recurrir' })).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'No estoy de acuerdo' }));
  expect(isOpen()).toBe(true);
  expect(
    screen.getAllByRole('button', { name: /^Recurrir/ }).map(({ textContent }) => textContent?.trim()),
  ).toEqual(['Recurrir A']);
  expect(document.activeElement?.textContent).toContain('Puedes recurrir una vez');
});

it('folds away nothing that was typed and not sent', async () => {
  onTestFinished(() => localStorage.clear());
  keepDraft('mensaje-ABCD2345', { text: 'La pista en uso era la 32L.' });
  await open();
  expect(isOpen()).toBe(true);
});

it.each([
  [
    { score: 92, points: 5, instead: 3 },
    'Con una toma dentro del objetivo habría sido un 9,2, con +5 en vez de +3.',
  ],
  [
    { score: 85, points: 3, instead: 0 },
    'Con una toma dentro del objetivo habría sido un 8,5, con +3 por la nota.',
  ],
  [{ score: 100, points: 5, instead: 5 }, 'Con una toma dentro del objetivo habría sido un 10,0.'],
])('says what a better landing had given: %#', async (betterLanding, words) => {
  await open({ judged: { score: 84, items: [LANDING], betterLanding } });
  const said = screen.getByText(/^Con una toma/).textContent;
  expect(said).toBe(words);
});

it('says what the flight was, and offers the way back after one of training, whose score took nothing', async () => {
  await open({
    change: { name: 'Vuelo de entrenamiento', flightNumber: null, score: 48, outcome: 'training' },
  });
  expect(screen.getByText(/^Vuelo de entrenamiento · Informe/)).toBeDefined();
  expect(await screen.findByText('Entrenamiento: suma horas, y la nota no entra en tu media')).toBeDefined();
  expect(await screen.findByRole('link', { name: /^Reservar la vuelta/ })).toBeDefined();
});

it('says what a training flight without a score adds', async () => {
  await open({ change: { name: 'Vuelo de entrenamiento', score: null, outcome: 'training' } });
  expect(await screen.findByText('Es un entrenamiento sin nota: suma las horas, y no puntos.')).toBeDefined();
});
