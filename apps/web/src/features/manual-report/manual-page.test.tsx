import { act, fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import { paths } from '#app/config/paths.ts';
import { keepDraft, readDraft } from '#app/services/drafts.ts';
import { hasWaiting, MANUAL_DRAFT, waitsAs } from '#app/services/waiting-drafts.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { shareLocks } from '#app/testing/share-locks.ts';
import { ManualPage } from './manual-page.tsx';
import { NO_LIMITS } from './manual-values.ts';

const MADRID = { icao: 'LEMD', otherCodes: [], iata: 'MAD', city: 'Madrid', name: 'Madrid' };
const BARCELONA = { icao: 'LEBL', otherCodes: [], iata: 'BCN', city: 'Barcelona', name: 'El Prat' };
/** What the API says at an address that is only read. */
const read = (address: string) => (address.endsWith('/airports') ? [MADRID, BARCELONA] : NO_LIMITS);

const Place = () => <output>{useLocation().pathname}</output>;

it('forgets a form that was emptied again', async () => {
  onTestFinished(() => localStorage.clear());
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address.endsWith('/session') ? { stage: 'open', pilot: null } : read(address)),
  );
  renderInApp(<ManualPage />);
  const from = await screen.findByLabelText('Aeropuerto de salida');
  fireEvent.change(from, { target: { value: 'LEMD' } });
  expect(readDraft(MANUAL_DRAFT)['depIcao']).toBe('LEMD');
  fireEvent.change(from, { target: { value: '' } });
  expect(readDraft(MANUAL_DRAFT)).toEqual({});
});

it('keeps what is typed while the report is refused, and forgets it once it is taken, in its report', async () => {
  onTestFinished(() => localStorage.clear());
  const detail = 'El comentario tiene como mucho 2000 caracteres.';
  const errors = [{ pointer: '/comment', message: detail }];
  const answers = [
    Response.json({ code: 'datos', title: 'Datos', status: 422, detail, errors }, { status: 422 }),
    Response.json({ code: 'WXYZ2345' }, { status: 201 }),
  ];
  const bodies: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method, body }: { method: string; body: string }) => {
    if (method === 'POST') return bodies.push(body) && answers.shift();
    return Response.json(address.endsWith('/session') ? { stage: 'open', pilot: null } : read(address));
  });
  renderInApp(
    <>
      <ManualPage />
      <Place />
    </>,
  );
  fireEvent.change(await screen.findByLabelText('Aeropuerto de salida'), { target: { value: 'LEMD' } });
  fireEvent.change(screen.getByLabelText('Comentario'), { target: { value: 'Se cerró el ACARS.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  // With its own sentence beside it.
  const description = new RegExp(detail);
  const comment = await screen.findByRole<HTMLTextAreaElement>('textbox', {
    name: 'Comentario',
    description,
  });
  expect(comment.value).toBe('Se cerró el ACARS.');
  const typed = { depIcao: 'LEMD', comment: 'Se cerró el ACARS.' };
  expect(readDraft(MANUAL_DRAFT)).toMatchObject(typed);
  fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(await screen.findByText('/plataforma/informes/WXYZ2345')).toBeDefined();
  expect(bodies.map((body) => JSON.parse(body))).toEqual([
    expect.objectContaining(typed),
    expect.objectContaining(typed),
  ]);
  expect(readDraft(MANUAL_DRAFT)).toEqual({});
});

it('keeps what is typed while the report is on its way, and does not let it wait for the network', async () => {
  onTestFinished(() => localStorage.clear());
  let lose: (() => void) | undefined;
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    if (method === 'POST')
      return new Promise((_, reject) => (lose = () => reject(new TypeError('Failed to fetch'))));
    const pilot = { id: 'one' };
    return Response.json(address.endsWith('/session') ? { stage: 'open', pilot } : read(address));
  });
  renderInApp(<ManualPage />);
  const from = await screen.findByLabelText('Aeropuerto de salida');
  fireEvent.change(from, { target: { value: 'LEMD' } });
  fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await vi.waitFor(() => expect(lose).toBeDefined());
  fireEvent.change(from, { target: { value: 'LEBL' } });
  lose?.();
  expect(await screen.findByText(/La plataforma no responde/)).toBeDefined();
  expect(readDraft(MANUAL_DRAFT)['depIcao']).toBe('LEBL');
  expect(hasWaiting()).toBe(false);
});

it('goes to the logbook once another window has sent the report that waits here', async () => {
  onTestFinished(() => localStorage.clear());
  keepDraft(MANUAL_DRAFT, { comment: 'Se cerró el ACARS.' });
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    if (method === 'POST') throw new TypeError('Failed to fetch');
    const pilot = { id: 'one' };
    return Response.json(address.endsWith('/session') ? { stage: 'open', pilot } : read(address));
  });
  renderInApp(
    <>
      <ManualPage />
      <Place />
    </>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Enviar' }));
  expect(await screen.findByText(/Se enviará solo/)).toBeDefined();
  keepDraft(MANUAL_DRAFT, null);
  keepDraft(waitsAs(MANUAL_DRAFT), null);
  act(() => void dispatchEvent(new Event('storage')));
  expect(await screen.findByText(paths.reports)).toBeDefined();
  expect(screen.queryByText(/Se enviará solo/)).toBeNull();
});

it('keeps the reports by hand that two windows type apart, and offers both again', async () => {
  shareLocks();
  onTestFinished(() => localStorage.clear());
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address.endsWith('/session') ? { stage: 'open', pilot: null } : read(address)),
  );
  renderInApp(<ManualPage />);
  const [one] = await screen.findAllByLabelText<HTMLInputElement>('Aeropuerto de salida');
  fireEvent.change(one!, { target: { value: 'LEMD' } });
  const { unmount } = renderInApp(<ManualPage />);
  const [, other] = await vi.waitFor(() => {
    const fields = screen.getAllByLabelText<HTMLInputElement>('Aeropuerto de salida');
    expect(fields).toHaveLength(2);
    return fields;
  });
  expect(other!.value).toBe('');
  fireEvent.change(other!, { target: { value: 'LEBL' } });
  await act(async () => unmount());
  renderInApp(<ManualPage />);
  await vi.waitFor(() => {
    const typed = screen
      .getAllByLabelText<HTMLInputElement>('Aeropuerto de salida')
      .map(({ value }) => value);
    expect(typed).toEqual(['LEMD', 'LEBL']);
  });
});

it('takes an airport by its city, says which one it is, and offers all of them', async () => {
  onTestFinished(() => localStorage.clear());
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address.endsWith('/session') ? { stage: 'open', pilot: null } : read(address)),
  );
  renderInApp(<ManualPage />);
  const from = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Aeropuerto de salida' });
  await vi.waitFor(() =>
    expect([...(from.list?.options ?? [])].map(({ value, text }) => [value, text])).toEqual([
      ['LEMD', 'Madrid'],
      ['LEBL', 'Barcelona, El Prat'],
    ]),
  );
  fireEvent.change(from, { target: { value: 'Barce' } });
  fireEvent.blur(from);
  expect(from.value).toBe('LEBL');
  expect(screen.getByText('Barcelona, El Prat', { selector: 'p' })).toBeDefined();
  // What names none stays, to be mended.
  fireEvent.change(from, { target: { value: 'Oz' } });
  fireEvent.blur(from);
  expect(from.value).toBe('OZ');
});

it('marks every field of the answer, the aircraft among them, and says what each lacks', async () => {
  onTestFinished(() => localStorage.clear());
  const missing = {
    'Aeropuerto de salida': ['/depIcao', 'Falta el aeropuerto de salida'],
    'Aeropuerto de llegada': ['/arrIcao', 'Falta el aeropuerto de llegada'],
    Avión: ['/registration', 'Falta el avión'],
    'Fuera calzos': ['/offBlock', 'Falta la hora de fuera calzos'],
    'En calzos': ['/onBlock', 'Falta la hora en calzos'],
  } as const;
  const errors = Object.values(missing).map(([pointer, message]) => ({ pointer, message }));
  const detail = 'Hay 5 valores que corregir. El primero: Falta el aeropuerto de salida.';
  const fleet = { ...NO_LIMITS, registrations: [{ registration: 'EC-LZD', icaoType: 'A320' }] };
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    if (method === 'POST')
      return Response.json({ code: 'datos', status: 422, detail, errors }, { status: 422 });
    if (address.endsWith('/session')) return Response.json({ stage: 'open', pilot: null });
    return Response.json(address.endsWith('/airports') ? [MADRID] : fleet);
  });
  renderInApp(<ManualPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Enviar' }));
  expect(await screen.findByText(detail)).toBeDefined();
  for (const [label, [, message]] of Object.entries(missing)) {
    const field = screen.getByLabelText(label);
    expect(field.getAttribute('aria-invalid'), label).toBe('true');
    const described = field.getAttribute('aria-describedby') ?? '';
    expect(
      described.split(' ').map((id) => document.querySelector(`#${CSS.escape(id)}`)?.textContent),
    ).toContain(message);
  }
  expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(5);
});
