import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { TimetableFlight } from '#app/api/timetable.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { EditFlight } from './edit-flight.tsx';

const flight: TimetableFlight = {
  id: '01a21475-0000-7000-8000-000000000000',
  number: 940,
  dep: 'LEMD',
  arr: 'LEBL',
  days: 127,
  stdUtc: 600,
  staUtc: 675,
  blockMin: 75,
  level: null,
  types: ['a320-200'],
  kind: 'line',
  validFrom: '2026-11-01',
  validUntil: null,
  isPublic: true,
  note: '',
  source: 'generated',
  locked: false,
  route: '',
  iataType: null,
  version: 1,
};
const types = [
  ['a320-200', 'A320-200'],
  ['a330-300', 'A330-300'],
] as const;
const airports = [
  ['LEMD', 'Madrid', 'Europe/Madrid'],
  ['LEBL', 'Barcelona', 'Europe/Madrid'],
  ['EIDW', 'Dublín', 'Europe/Dublin'],
].map(([icao, city, timezone]) => ({ icao, city, timezone, name: city, iata: '', otherCodes: [] }));
/** What the dialog reads besides: the airports, and why the flight is as it is. */
const readOf = (url: string) => (url.endsWith('/airports') ? airports : { why: [] });
interface Sent {
  method: string;
  body?: string;
  headers: Record<string, string>;
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('changes the flight as it is shown: what a colleague has changed meanwhile stays, and so does what was typed', async () => {
  const sent: { version: string | undefined; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, { method, body, headers }: Sent) => {
    if (method !== 'PATCH') return Response.json(readOf(url));
    sent.push({ version: headers['If-Match'], body: JSON.parse(body ?? 'null') });
    return Response.json(flight);
  });
  const onClose = vi.fn();
  const { rerender } = renderInApp(<EditFlight types={types} flight={flight} onClose={onClose} />);
  type('Nota', 'Por obras en la pista');
  type('Motivo', 'Obras en la pista');
  rerender(<EditFlight types={types} flight={{ ...flight, stdUtc: 615, version: 2 }} onClose={onClose} />);
  expect(screen.getByLabelText<HTMLInputElement>('Salida, hora UTC').value).toBe('10:15');
  fireEvent.click(screen.getByRole('button', { name: 'Guardar el vuelo' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const body = { note: 'Por obras en la pista', locked: false, reason: 'Obras en la pista' };
  expect(sent).toEqual([{ version: '"v2"', body }]);
});

it('does not write over an hour that a colleague has changed too: it says who did, and the next press is meant', async () => {
  const sent: (string | undefined)[] = [];
  const refusal = 'ABC017 lo ha cambiado a las 10:00Z, mientras lo tenías abierto.';
  vi.stubGlobal('fetch', async (url: string, { method, headers }: Sent) => {
    if (method !== 'PATCH') return Response.json(readOf(url));
    sent.push(headers['If-Match']);
    if (sent.length > 1) return Response.json(flight);
    return Response.json({ status: 412, code: 'cambiado-entretanto', detail: refusal }, { status: 412 });
  });
  const onClose = vi.fn();
  const { rerender } = renderInApp(<EditFlight types={types} flight={flight} onClose={onClose} />);
  type('Salida, hora UTC', '11:00');
  type('Motivo', 'Conexión con el vuelo de Canarias');
  rerender(<EditFlight types={types} flight={{ ...flight, stdUtc: 720, version: 2 }} onClose={onClose} />);
  expect(screen.getByLabelText<HTMLInputElement>('Salida, hora UTC').value).toBe('11:00');
  fireEvent.click(screen.getByRole('button', { name: 'Guardar el vuelo' }));
  expect(await screen.findByText(refusal)).toBeDefined();
  expect((await screen.findByText('Salida, hora UTC, ahora')).nextSibling?.textContent).toBe('12:00');
  expect(screen.getByLabelText<HTMLInputElement>('Salida, hora UTC').value).toBe('11:00');
  fireEvent.click(screen.getByRole('button', { name: 'Guardar el vuelo' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual(['"v1"', '"v2"']);
});

it('changes the aircraft and who sees it, and keeps both where a colleague has changed them too', async () => {
  const sent: unknown[] = [];
  const refusal = 'ABC017 lo ha cambiado a las 10:00Z, mientras lo tenías abierto.';
  vi.stubGlobal('fetch', async (url: string, { method, body }: Sent) => {
    if (method !== 'PATCH') return Response.json(readOf(url));
    sent.push(JSON.parse(body ?? 'null'));
    if (sent.length > 1) return Response.json(flight);
    return Response.json({ status: 412, code: 'cambiado-entretanto', detail: refusal }, { status: 412 });
  });
  const onClose = vi.fn();
  const { rerender } = renderInApp(<EditFlight types={types} flight={flight} onClose={onClose} />);
  const preferred = screen.getByLabelText<HTMLSelectElement>('Avión preferido');
  expect([...preferred.options].map(({ text }) => text)).toEqual(['A320-200', 'A330-300']);
  type('Avión preferido', 'a330-300');
  fireEvent.click(screen.getByRole('checkbox', { name: 'A320-200' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Público' }));
  type('Motivo', 'Llega el A330');
  const theirs = { ...flight, types: ['globo'], version: 2 };
  rerender(<EditFlight types={types} flight={theirs} onClose={onClose} />);
  fireEvent.click(screen.getByRole('button', { name: 'Guardar el vuelo' }));
  expect((await screen.findByText('Aviones, ahora')).nextSibling?.textContent).toBe('GLOBO');
  expect(preferred.value).toBe('a330-300');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Público' }).checked).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Guardar el vuelo' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const body = { types: ['a330-300', 'a320-200'], isPublic: false, locked: false, reason: 'Llega el A330' };
  expect(sent[1]).toEqual(body);
});

it('keeps the other types ticked while the preferred one is chosen with the arrow keys', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: Sent) => {
    if (method !== 'PATCH') return Response.json(readOf(url));
    sent.push(JSON.parse(body ?? 'null'));
    return Response.json(flight);
  });
  const flown = { ...flight, types: ['a320-200', 'a330-300', 'a350-900'] };
  const all = [...types, ['a350-900', 'A350-900']] as const;
  const onClose = vi.fn();
  renderInApp(<EditFlight types={all} flight={flown} onClose={onClose} />);
  type('Avión preferido', 'a330-300');
  type('Avión preferido', 'a350-900');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'A330-300' }).checked).toBe(true);
  type('Motivo', 'Más plazas');
  fireEvent.click(screen.getByRole('button', { name: 'Guardar el vuelo' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toMatchObject([{ types: ['a350-900', 'a330-300'] }]);
});

it('says of a season to come when it begins, since others have its number', () => {
  vi.stubGlobal('fetch', async (url: string) => Response.json(readOf(url)));
  vi.setSystemTime(new Date('2026-11-26T10:00:00Z'));
  renderInApp(
    <EditFlight types={types} flight={{ ...flight, validFrom: '2027-01-08' }} onClose={() => {}} />,
  );
  const title = 'Vuelo 940, LEMD–LEBL, desde el 8\u00A0de\u00A0enero de 2027';
  expect(screen.getByRole('dialog', { name: title })).toBeDefined();
});

it('says the hour by the clocks of both airports, and that another number or pair is another flight', async () => {
  vi.useFakeTimers({ now: new Date('2026-12-01T12:00:00Z'), toFake: ['Date'] });
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: Sent) => {
    if (method !== 'PATCH') return Response.json(readOf(url));
    sent.push(JSON.parse(body ?? 'null'));
    return Response.json({ ...flight, id: 'otro', number: 945, arr: 'EIDW', validFrom: '2026-12-02' });
  });
  const onClose = vi.fn();
  renderInApp(<EditFlight types={types} flight={flight} onClose={onClose} />);
  expect(await screen.findByText('Son las 11:00 en Madrid')).toBeDefined();
  expect(screen.getByText('Llega a las 11:15Z. Son las 12:15 en Barcelona.')).toBeDefined();
  expect(screen.queryByText(/es otro vuelo/)).toBeNull();
  type('Número', '945');
  type('Llega a', 'EIDW');
  type('Minutos de calzo a calzo', '150');
  expect(screen.getByText('Llega a las 12:30Z. Son las 12:30 en Dublín.')).toBeDefined();
  expect(screen.getByText(/es otro vuelo: éste acaba hoy/)).toBeDefined();
  type('Motivo', 'Se va a Dublín');
  fireEvent.click(screen.getByRole('button', { name: 'Guardar el vuelo' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const changed = { number: 945, arr: 'EIDW', blockMin: 150 };
  expect(sent).toEqual([{ ...changed, locked: false, reason: 'Se va a Dublín' }]);
});
