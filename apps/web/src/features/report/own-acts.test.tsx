import { toastStore } from '@va/ui/controls/toast-store.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import { keepFocus } from '#app/app/keep-focus.ts';
import type { ReportDetail } from '#app/lib/report-types.ts';
import { keepDraft, readDraft } from '#app/services/drafts.ts';
import { MANUAL_DRAFT, WAITING_REPORT } from '#app/services/waiting-drafts.ts';
import { OwnDraft } from '#app/services/own-draft.tsx';
import { shareLocks } from '#app/testing/share-locks.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { OwnActs } from './own-acts.tsx';

const FLYING = {
  code: 'ABCD2345',
  source: 'acars',
  state: 'in_progress',
  reason: null,
  askedAt: null,
  submittedAt: null,
  appealUntil: null,
  withdrawUntil: null,
  secondPilot: null,
  holder: null,
  appeal: null,
  diversion: false,
} as unknown as ReportDetail;

/** What the page asked of the API, each request as one line. */
let asked: string[];

/** What folds the rest away: unfolded, as who looks for it has it. */
const fold = { open: true, onOpen: () => undefined };

/** Shows what can be done about a report; the API answers with the given status. */
function show(change: Partial<ReportDetail> = {}, problem?: object) {
  asked = [];
  vi.stubGlobal('fetch', async (url: string, { method, body = '' }: { method: string; body?: string }) => {
    asked.push(`${method} ${url.replace('/plataforma/api/v1', '')} ${body}`.trim());
    return problem ? Response.json(problem, { status: 409 }) : Response.json({});
  });
  renderInApp(
    <>
      <OwnActs report={{ ...FLYING, ...change }} marks={[]} rules={[]} onRules={() => undefined} {...fold} />
      <Place />
    </>,
    '/plataforma/informes/ABCD2345',
  );
}
/** Where the pilot has got to, and the draft that is to be opened there. */
function Place() {
  const { pathname, state } = useLocation();
  return <output>{[pathname, state?.draft].join(' ').trim()}</output>;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it.each([
  ['is still recorded', 'Vuelo en curso', {}],
  ['was interrupted', 'Vuelo interrumpido', { state: 'draft', reason: 'interrupted' }],
  ['was taken back', 'Informe sin enviar', { state: 'draft' }],
] as const)('sends a flight that %s as it is', async (_, heading, change) => {
  show(change);
  expect(screen.getByRole('heading', { name: heading })).toBeDefined();
  await press('Enviar como está');
  await waitFor(() => expect(asked).toEqual(['POST /reports/ABCD2345/submit {"asIs":true}']));
});

it('sends a typed flight again that was taken back', async () => {
  show({ source: 'manual', state: 'draft' });
  await press('Enviar otra vez');
  await waitFor(() => expect(asked).toEqual(['POST /reports/ABCD2345/submit {"asIs":true}']));
});

it('writes to the team about a flight that was sent, and says aloud that it has', async () => {
  show({ state: 'accepted', submittedAt: '2026-11-22T10:00:00.000Z' });
  await userEvent.type(screen.getByLabelText('Tu mensaje'), 'La pista en uso era la 32L.');
  await press('Enviar el mensaje');
  await waitFor(() => expect(toastStore.snapshot().at(-1)?.title).toBe('Mensaje enviado'));
  expect(asked[0]).toBe('POST /reports/ABCD2345/messages {"text":"La pista en uso era la 32L."}');
  expect(screen.getByLabelText('Tu mensaje')).toHaveProperty('value', '');
});

it('offers no message while a question waits for its answer, and none about a flight that was never sent', () => {
  show({ state: 'in_review', submittedAt: '2026-11-22T10:00:00.000Z', askedAt: '2026-11-22T11:00:00.000Z' });
  expect(screen.getByLabelText('Tu respuesta')).toBeDefined();
  expect(screen.queryByLabelText('Tu mensaje')).toBeNull();
});

it('opens a typed flight in the form to correct it, and closes the report that it was', async () => {
  const route = { depIcao: 'LEMD', arrPlannedIcao: 'LEBL', arrIcao: 'LEBL', flightNumber: 101 };
  const out = { offBlock: '2026-11-22T10:00:00.000Z', takeoff: '2026-11-22T10:10:00.000Z' };
  const back = { landing: '2026-11-22T11:04:00.000Z', onBlock: '2026-11-22T11:10:00.000Z' };
  const typed = { fuelOffKg: 5200.5, fuelOnKg: null, network: 'ivao', comment: 'Se cerró.' } as const;
  show({ ...route, ...out, ...back, ...typed, source: 'manual', state: 'draft' });
  await press('Corregir');
  expect(screen.getByText(/Este informe se cierra/)).toBeDefined();
  expect(asked).toEqual([]);
  await press('Corregir el reporte');
  expect(await screen.findByText('/plataforma/informes/manual reporte-manual')).toBeDefined();
  expect(asked).toEqual(['POST /reports/ABCD2345/discard']);
  expect(readDraft(MANUAL_DRAFT)).toMatchObject({
    depIcao: 'LEMD',
    arrIcao: 'LEBL',
    number: '101',
    offBlock: '2026-11-22T10:00',
    onBlock: '2026-11-22T11:10',
    network: 'ivao',
    fuelOffKg: '5200,5',
    fuelOnKg: '',
    comment: 'Se cerró.',
  });
});

it('leaves alone what is typed in the form or waits there for the network, and opens the corrected one beside it', async () => {
  keepDraft(MANUAL_DRAFT, { comment: 'Otro vuelo.' });
  keepDraft(WAITING_REPORT, { key: 'one', owner: 'one' });
  onTestFinished(() => localStorage.clear());
  show({ source: 'manual', state: 'draft', depIcao: 'LEMD', comment: 'Se cerró.' });
  await press('Corregir');
  await press('Corregir el reporte');
  expect(await screen.findByText('/plataforma/informes/manual reporte-manual~2')).toBeDefined();
  expect(readDraft(MANUAL_DRAFT)).toEqual({ comment: 'Otro vuelo.' });
  expect(readDraft(`${MANUAL_DRAFT}~2`)).toMatchObject({ depIcao: 'LEMD', comment: 'Se cerró.' });
});

it('opens the corrected one again at a later visit, before what was typed earlier', async () => {
  shareLocks();
  keepDraft(MANUAL_DRAFT, { comment: 'Otro vuelo.', keptAt: '2026-11-22T10:00:00.000Z' });
  onTestFinished(() => localStorage.clear());
  show({ source: 'manual', state: 'draft', depIcao: 'LEMD', comment: 'Se cerró.' });
  await press('Corregir');
  await press('Corregir el reporte');
  await screen.findByText('/plataforma/informes/manual reporte-manual~2');
  renderInApp(<OwnDraft name={MANUAL_DRAFT}>{(draft) => readDraft(draft)['comment']}</OwnDraft>);
  expect(await screen.findByText('Se cerró.')).toBeDefined();
});

it('closes no report to correct while nine others are kept, and says why', async () => {
  onTestFinished(() => localStorage.clear());
  for (const end of ['', '~2', '~3', '~4', '~5', '~6', '~7', '~8', '~9'])
    keepDraft(MANUAL_DRAFT + end, { comment: 'Otro vuelo.' });
  show({ source: 'manual', state: 'draft', comment: 'Se cerró.' });
  await press('Corregir');
  await press('Corregir el reporte');
  expect(await screen.findByText(/^Ya tienes nueve reportes manuales sin enviar/)).toBeDefined();
  expect(asked).toEqual([]);
  expect(readDraft(MANUAL_DRAFT)).toEqual({ comment: 'Otro vuelo.' });
});

it('loses no typed value where the answer is lost, and goes on with the same draft when asked again', async () => {
  onTestFinished(() => localStorage.clear());
  show({ source: 'manual', state: 'draft', comment: 'Se cerró.' });
  const answering = fetch;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await press('Corregir');
  await press('Corregir el reporte');
  expect(await screen.findByText(/^La plataforma no responde/)).toBeDefined();
  expect(readDraft(MANUAL_DRAFT)['comment']).toBe('Se cerró.');
  vi.stubGlobal('fetch', answering);
  await press('Corregir el reporte');
  expect(await screen.findByText('/plataforma/informes/manual reporte-manual')).toBeDefined();
  expect(readDraft(`${MANUAL_DRAFT}~2`)).toEqual({});
});

it('keeps no copy of a report that could not be closed', async () => {
  const detail = 'El informe ya está enviado.';
  show(
    { source: 'manual', state: 'draft', comment: 'Se cerró.' },
    { code: 'estado-distinto', title: 'No se puede', status: 409, detail },
  );
  await press('Corregir');
  await press('Corregir el reporte');
  expect(await screen.findByText(detail)).toBeDefined();
  expect(readDraft(MANUAL_DRAFT)).toEqual({});
});

it('keeps the corrected one also where the browser does not tell what is open', async () => {
  shareLocks();
  navigator.locks.query = () => Promise.reject(new Error('No locks'));
  onTestFinished(() => localStorage.clear());
  show({ source: 'manual', state: 'draft', comment: 'Se cerró.' });
  await press('Corregir');
  await press('Corregir el reporte');
  expect(await screen.findByText('/plataforma/informes/manual reporte-manual')).toBeDefined();
  expect(readDraft(MANUAL_DRAFT)['comment']).toBe('Se cerró.');
});

it.each(['acars', 'manual'] as const)('takes a report back in time that was sent by %s', async (source) => {
  show({ source, state: 'in_review', withdrawUntil: new Date(Date.now() + 60_000).toISOString() });
  await press('Retirar el informe');
  await waitFor(() => expect(asked).toEqual(['POST /reports/ABCD2345/withdraw']));
});

it('discards a flight when asked twice, because nothing brings it back', async () => {
  show({ state: 'draft', reason: 'interrupted' });
  await press('Descartar');
  expect(screen.getByText(/No se puede deshacer/)).toBeDefined();
  expect(asked).toEqual([]);
  await press('Descartar el vuelo');
  await waitFor(() => expect(asked).toEqual(['POST /reports/ABCD2345/discard']));
});

it('says why a flight cannot be sent', async () => {
  const detail = 'Faltan horas del vuelo: fuera calzos, despegue, toma y en calzos.';
  show({}, { code: 'faltan-horas', title: 'Faltan horas', status: 409, detail });
  await press('Enviar como está');
  expect(await screen.findByText(detail)).toBeDefined();
});

it.each(['accepted', 'voided'] as const)('offers neither for a report that is %s', (state) => {
  show({ state });
  expect(screen.queryByRole('button', { name: 'Enviar como está' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Descartar' })).toBeNull();
});

const place = (icao: string, city: string) => ({ icao, city, timezone: 'Europe/Madrid', lat: 40, lon: -3 });
const DIVERTED = {
  state: 'accepted',
  diversion: true,
  arr: place('LEVC', 'Valencia'),
  arrPlanned: place('LEMD', 'Madrid'),
} as const;

it('leads from a diversion to the flight that goes on to where it was meant to end', () => {
  show({ ...DIVERTED, onBlock: new Date().toISOString() });
  const link = screen.getByRole('link', { name: 'Reservar el vuelo de continuación' });
  expect(link.getAttribute('href')).toMatch(/^\/plataforma\/vuelos\/libre\?.*LEVC.*LEMD/);
});

it('does not offer to go on from where nobody waits any more', () => {
  show({ ...DIVERTED, onBlock: '2026-01-01T10:00:00Z' });
  expect(screen.queryByRole('link', { name: 'Reservar el vuelo de continuación' })).toBeNull();
});

it.each([
  [{ state: 'in_review', askedAt: '2026-11-22T10:00:00Z' }, 'Responder', 'Respuesta enviada'],
  [{ state: 'accepted', appealUntil: '9999-01-01T00:00:00Z' }, 'Recurrir', 'Recurso enviado'],
  [
    { state: 'appealed', appeal: { state: 'open', text: 'No', rules: [], evidence: [] } },
    'Retirar el recurso',
    'Recurso retirado',
  ],
  [{ state: 'submitted', withdrawUntil: '9999-01-01T00:00:00Z' }, 'Retirar el informe', 'Informe retirado'],
] as const)('says aloud that it has been done: %#', async (change, button, told) => {
  show(change as unknown as Partial<ReportDetail>);
  await userEvent.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(toastStore.snapshot().at(-1)?.title).toBe(told));
});

const APPEALABLE = {
  state: 'accepted',
  appealUntil: new Date(Date.now() + 60_000).toISOString(),
} as const;

it('leads from an appeal that was sent to what can be done now, and from nowhere where a colleague decides', async () => {
  const page = (change: Partial<ReportDetail>) => (
    <main tabIndex={-1}>
      <OwnActs report={{ ...FLYING, ...change }} marks={[]} rules={[]} onRules={() => undefined} {...fold} />
    </main>
  );
  const { rerender } = renderInApp(page({ state: 'in_review' }));
  onTestFinished(keepFocus(screen.getByRole('main')));
  rerender(page(APPEALABLE));
  expect(document.activeElement).toBe(document.body);
  screen.getByRole('button', { name: 'Recurrir' }).focus();
  const raised = { raisedAt: '2026-11-22T12:00:00Z', answer: null };
  const appeal = { text: 'Toqué suave.', rules: ['S-14'], evidence: [], state: 'open' as const, ...raised };
  rerender(page({ state: 'appealed', appeal }));
  const heading = screen.getByRole('heading', { name: 'Lo que puedes hacer ahora' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

it('declares an emergency with its words while nobody has decided, and takes it back', async () => {
  show({ state: 'in_review', mayDeclareEmergency: 'on_report' });
  await userEvent.type(screen.getByLabelText('Qué pasó'), 'Fuego en el motor 2.');
  await userEvent.click(screen.getByRole('button', { name: 'Declarar la emergencia' }));
  await waitFor(() =>
    expect(asked).toContain('POST /reports/ABCD2345/emergency {"text":"Fuego en el motor 2."}'),
  );
  cleanup();
  const emergency = { by: 'pilot', at: '2026-11-22T12:00:00Z', text: 'Fuego.', dismissed: false } as const;
  show({ state: 'in_review', mayDeclareEmergency: null, emergency });
  expect(screen.getByText('«Fuego.»')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Retirar la emergencia' }));
  await waitFor(() => expect(asked).toContain('POST /reports/ABCD2345/emergency/withdraw'));
  cleanup();
  show({ state: 'accepted', mayDeclareEmergency: null, emergency: { ...emergency, dismissed: true } });
  expect(screen.getByText(/El equipo decidió que no la hubo\.$/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Retirar la emergencia' })).toBeNull();
});

it('declares an emergency with an appeal once the flight is decided', async () => {
  const appealUntil = new Date(Date.now() + 86_400_000).toISOString();
  show({ state: 'accepted', appealUntil, mayDeclareEmergency: 'by_appeal' });
  await userEvent.click(screen.getByLabelText('Hubo una emergencia'));
  await userEvent.type(screen.getByLabelText('Qué no cuadra'), 'Fuego en el motor 2 y vuelta.');
  await userEvent.click(screen.getByRole('button', { name: /^Recurrir/ }));
  await waitFor(() =>
    expect(asked).toContain(
      'POST /reports/ABCD2345/appeal {"text":"Fuego en el motor 2 y vuelta.","rules":[],"emergency":true}',
    ),
  );
});
