import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { queryClient } from '#app/app/query-client.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { sampleSetting } from '#app/testing/sample-desk.ts';
import { SettingDialog } from './setting-dialog.tsx';
import { SettingsPage } from './settings-page.tsx';

const NO_MAINTENANCE = { sentence: null, version: 0, history: [] };
const open = (value: number) =>
  renderInApp(<SettingDialog setting={{ ...sampleSetting, value }} onClose={() => undefined} />);

it('starts from the value in force, whatever was typed before a colleague changed it', () => {
  open(7);
  fireEvent.change(screen.getByLabelText(/^Valor/), { target: { value: '9' } });
  fireEvent.change(screen.getByLabelText('Motivo'), { target: { value: 'Lo pidieron en la reunión.' } });
  cleanup();
  open(20);
  expect(screen.getByLabelText(/^Valor/)).toHaveProperty('value', '20');
  expect(screen.getByLabelText('Motivo')).toHaveProperty('value', 'Lo pidieron en la reunión.');
});

it('is changed on a second try after a colleague changed it: their value is shown beside what was typed', async () => {
  let value = 7;
  const sent: number[] = [];
  const refusal = 'ABC017 lo ha cambiado a las 10:00Z, mientras lo tenías abierto.';
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: string }) => {
    if (url.endsWith('/maintenance/plan')) return Response.json(NO_MAINTENANCE);
    if (method === 'GET') return Response.json({ items: [{ ...sampleSetting, value }] });
    sent.push(JSON.parse(body ?? '').from);
    if (sent.length > 1) return Response.json({ items: [] });
    value = 20_000;
    return Response.json({ status: 412, code: 'cambiado-entretanto', detail: refusal }, { status: 412 });
  });
  renderInApp(<SettingsPage />);
  fireEvent.click(await screen.findByRole('button', { name: `Cambiar: ${sampleSetting.title}` }));
  fireEvent.change(screen.getByLabelText(/^Valor/), { target: { value: '9' } });
  fireEvent.change(screen.getByLabelText('Motivo'), { target: { value: 'Lo pidieron en la reunión.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Guardar el ajuste' }));
  expect(await screen.findByText(refusal)).toBeDefined();
  expect((await screen.findByText('Valor, ahora')).nextSibling?.textContent).toBe('20\u202F000');
  expect(screen.getByLabelText(/^Valor/)).toHaveProperty('value', '9');
  fireEvent.click(screen.getByRole('button', { name: 'Guardar el ajuste' }));
  await waitFor(() => expect(screen.queryByLabelText('Motivo')).toBeNull());
  expect(sent).toEqual([7, 20_000]);
});

it('writes the bounds with their thousands apart', () => {
  renderInApp(
    <SettingDialog setting={{ ...sampleSetting, min: 1000, max: 250_000 }} onClose={() => undefined} />,
  );
  expect(screen.getByText('De 1000 a 250\u202F000.', { normalizer: (text) => text })).toBeDefined();
});

it('does not put back a value that a colleague has set meanwhile before saying who did', async () => {
  let value = 9;
  const sent: unknown[] = [];
  const refusal = 'ABC017 lo ha cambiado a las 10:00Z, mientras lo tenías abierto.';
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: string }) => {
    if (url.endsWith('/maintenance/plan')) return Response.json(NO_MAINTENANCE);
    if (method === 'GET') return Response.json({ items: [{ ...sampleSetting, value }] });
    const { from, value: to } = JSON.parse(body ?? '');
    sent.push([from, to]);
    if (from === value) return Response.json({ items: [] });
    return Response.json({ status: 412, code: 'cambiado-entretanto', detail: refusal }, { status: 412 });
  });
  renderInApp(<SettingsPage />);
  fireEvent.click(await screen.findByRole('button', { name: `Deshacer: ${sampleSetting.title}` }));
  fireEvent.change(screen.getByLabelText('Motivo'), { target: { value: 'Lo pidieron en la reunión.' } });
  value = 250_000;
  await queryClient.invalidateQueries();
  fireEvent.click(screen.getByRole('button', { name: 'Volver a lo de siempre' }));
  expect(await screen.findByText(refusal)).toBeDefined();
  expect(await screen.findByText(/^Pasa de 250\s000 a /)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Volver a lo de siempre' }));
  await waitFor(() => expect(screen.queryByLabelText('Motivo')).toBeNull());
  expect(sent).toEqual([
    [9, null],
    [250_000, null],
  ]);
});
