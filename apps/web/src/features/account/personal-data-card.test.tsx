import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Me } from '#app/api/me.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { AccountPage } from './account-page.tsx';
import { PersonalDataCard } from './personal-data-card.tsx';

const me = { name: 'Ana', email: 'ana@example.org', units: 'kg', version: 3 } as Me;
const valueOf = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;

it('keeps what is typed when the page is left, says so, and takes the rest from the account', async () => {
  renderInApp(<PersonalDataCard me={me} />);
  await userEvent.type(screen.getByLabelText(/^Alias de SimBrief/), 'anavuela');
  cleanup();
  renderInApp(<PersonalDataCard me={{ ...me, email: 'nueva@example.org', version: 4 }} />);
  expect(valueOf(/^Alias de SimBrief/)).toBe('anavuela');
  expect(valueOf(/^Correo/)).toBe('nueva@example.org');
  expect(screen.getByText('Hay cambios sin guardar.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Descartar los cambios' }));
  expect(valueOf(/^Alias de SimBrief/)).toBe('');
  expect(screen.queryByText('Hay cambios sin guardar.')).toBeNull();
  expect(localStorage.length).toBe(0);
});

it('sends a number with its thousands parted', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body?: string }) => {
    sent.push(JSON.parse(body ?? ''));
    return Response.json({ ...me, version: 4 });
  });
  renderInApp(<PersonalDataCard me={me} />);
  await userEvent.type(screen.getByLabelText('CID de VATSIM'), '1.234.567');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await vi.waitFor(() => expect(sent).toMatchObject([{ vatsimCid: 1_234_567 }]));
});

it('forgets what was typed once it is saved', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ ...me, simbriefAlias: 'anavuela', version: 4 }));
  renderInApp(<PersonalDataCard me={me} />);
  await userEvent.type(screen.getByLabelText(/^Alias de SimBrief/), 'anavuela');
  expect(localStorage.length).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await vi.waitFor(() => expect(localStorage.length).toBe(0));
});

it('takes away with the changes what was said against them', async () => {
  const detail = 'Este correo ya es de otra cuenta.';
  vi.stubGlobal('fetch', async () => Response.json({ code: 'conflicto', detail }, { status: 409 }));
  renderInApp(<PersonalDataCard me={me} />);
  await userEvent.type(screen.getByLabelText(/^Correo/), '.es');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(detail)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Descartar los cambios' }));
  expect(screen.queryByText(detail)).toBeNull();
});

it('takes away with the changes what the mail itself said', async () => {
  renderInApp(<PersonalDataCard me={me} />);
  await userEvent.clear(screen.getByLabelText(/^Correo/));
  await userEvent.type(screen.getByLabelText(/^Correo/), 'ana');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(/^No es un correo/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Descartar los cambios' }));
  expect(screen.queryByText(/^No es un correo/)).toBeNull();
});

it('says that the account has changed meanwhile, keeps what was typed, and saves it on the next press', async () => {
  const sent: unknown[] = [];
  const refusal = 'Lo has cambiado a las 10:00Z en otra ventana, mientras lo tenías abierto.';
  const consent = { granted: false, at: null };
  const consents = {
    showName: consent,
    publicMap: consent,
    publicProfile: consent,
    shareReports: consent,
    inBoards: consent,
    inDiscord: consent,
  };
  const more = { positions: [], ownSceneries: [], likedTails: [], rank: 'Comandante', joinedAt: null };
  let now = { ...me, ...more, consents } as unknown as Me;
  vi.stubGlobal(
    'fetch',
    async (
      url: string,
      { method, body, headers }: { method: string; body?: string; headers: Record<string, string> },
    ) => {
      if (method === 'GET' && url.endsWith('/me')) return Response.json(now);
      if (method === 'GET')
        return Response.json({ status: 404, code: 'no-existe', detail: 'No hay.' }, { status: 404 });
      const { name, email } = JSON.parse(body ?? '');
      sent.push([headers['If-Match'], name, email]);
      if (sent.length > 1) return Response.json({ ...now, name, version: 5 });
      now = { ...now, name: 'Ana María', email: 'nueva@example.org', version: 4 };
      return Response.json({ status: 412, code: 'cambiado-entretanto', detail: refusal }, { status: 412 });
    },
  );
  renderInApp(<AccountPage />);
  await userEvent.type(await screen.findByLabelText('Nombre'), ' Belén');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(refusal)).toBeDefined();
  expect(screen.getByText('Nombre, ahora').nextSibling?.textContent).toBe('Ana María');
  expect([valueOf(/^Nombre/), valueOf(/^Correo/)]).toEqual(['Ana Belén', 'nueva@example.org']);
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await vi.waitFor(() => expect(localStorage.length).toBe(0));
  expect(sent).toEqual([
    ['"v3"', 'Ana Belén', 'ana@example.org'],
    ['"v4"', 'Ana Belén', 'nueva@example.org'],
  ]);
});
