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

const Place = () => <output>{useLocation().pathname}</output>;

it('forgets a form that was emptied again', async () => {
  onTestFinished(() => localStorage.clear());
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address.endsWith('/session') ? { stage: 'open', pilot: null } : NO_LIMITS),
  );
  renderInApp(<ManualPage />);
  const from = await screen.findByLabelText('Salida (OACI)');
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
    return Response.json(address.endsWith('/session') ? { stage: 'open', pilot: null } : NO_LIMITS);
  });
  renderInApp(
    <>
      <ManualPage />
      <Place />
    </>,
  );
  fireEvent.change(await screen.findByLabelText('Salida (OACI)'), { target: { value: 'LEMD' } });
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
    return Response.json(address.endsWith('/session') ? { stage: 'open', pilot } : NO_LIMITS);
  });
  renderInApp(<ManualPage />);
  const from = await screen.findByLabelText('Salida (OACI)');
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
    return Response.json(address.endsWith('/session') ? { stage: 'open', pilot } : NO_LIMITS);
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
    Response.json(address.endsWith('/session') ? { stage: 'open', pilot: null } : NO_LIMITS),
  );
  renderInApp(<ManualPage />);
  const [one] = await screen.findAllByLabelText<HTMLInputElement>('Salida (OACI)');
  fireEvent.change(one!, { target: { value: 'LEMD' } });
  const { unmount } = renderInApp(<ManualPage />);
  const [, other] = await vi.waitFor(() => {
    const fields = screen.getAllByLabelText<HTMLInputElement>('Salida (OACI)');
    expect(fields).toHaveLength(2);
    return fields;
  });
  expect(other!.value).toBe('');
  fireEvent.change(other!, { target: { value: 'LEBL' } });
  await act(async () => unmount());
  renderInApp(<ManualPage />);
  await vi.waitFor(() => {
    const typed = screen.getAllByLabelText<HTMLInputElement>('Salida (OACI)').map(({ value }) => value);
    expect(typed).toEqual(['LEMD', 'LEBL']);
  });
});
