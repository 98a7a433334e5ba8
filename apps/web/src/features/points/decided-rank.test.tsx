import { toastStore } from '@va/ui/controls/toast-store.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { OwnRank } from '#app/api/points.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { DecidedRank } from './decided-rank.tsx';

const declined: NonNullable<OwnRank['promotion']> = {
  id: 'a',
  callsign: 'EVE017',
  kind: 'promotion',
  from: 'Segundo Oficial',
  to: 'Primer Oficial',
  state: 'declined',
  askedAt: '2026-11-01T10:00:00Z',
  dueAt: '2026-11-16T10:00:00Z',
  reason: 'Falta volar de noche.',
  decidedAt: '2026-11-10T10:00:00Z',
  requirements: [],
  appealUntil: '2026-11-25T10:00:00Z',
  appeal: null,
};

/** Shows what was decided; answers what is sent to the API. */
function show(change: Partial<typeof declined>, isEarlier = false) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string }) => {
    sent.push([url.replace('/plataforma/api/v1', ''), JSON.parse(body ?? 'null')]);
    return Response.json({});
  });
  const { container } = renderInApp(
    <DecidedRank promotion={{ ...declined, ...change }} isEarlier={isEarlier} />,
  );
  return { sent, container };
}

it('tells why a rank was not granted, and until when it is appealed, with the form behind a line', async () => {
  const { sent } = show({});
  expect(screen.getByText('Falta volar de noche.')).toBeDefined();
  await userEvent.click(screen.getByText('No estoy de acuerdo'));
  expect(screen.getByText(/^Puedes recurrir hasta el/).textContent).toContain('25 nov 2026');
  await userEvent.type(screen.getByLabelText(/^Por qué recurres/), 'La sesión de noche la hice en mayo.');
  await userEvent.click(screen.getByRole('button', { name: 'Recurrir la decisión' }));
  await waitFor(() => expect(toastStore.snapshot().at(-1)?.title).toBe('Recurso enviado'));
  expect(sent).toEqual([['/me/promotions/a/appeal', { text: 'La sesión de noche la hice en mayo.' }]]);
});

it('shows an appeal that waits, which can be taken back, and then its answer', async () => {
  const appeal = { state: 'open', text: 'La sesión la hice en mayo.', answer: null } as const;
  const { sent } = show({ appealUntil: null, appeal });
  expect(screen.getByText('Tu recurso, abierto')).toBeDefined();
  expect(screen.queryByText('No estoy de acuerdo')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Retirar el recurso' }));
  await waitFor(() => expect(sent).toEqual([['/me/promotions/a/withdraw-appeal', null]]));
});

it('shows the answer also where the rank was granted by it, and then no refusal', () => {
  const appeal = { state: 'upheld', text: 'La hice.', answer: 'Es verdad: consta.' } as const;
  show({ state: 'granted', reason: 'Es verdad: consta.', appealUntil: null, appeal });
  expect(screen.getByText('Tu recurso, estimado')).toBeDefined();
  expect(screen.getByText('Respuesta al recurso').nextSibling?.textContent).toBe('Es verdad: consta.');
  expect(screen.queryByText('Última respuesta')).toBeNull();
});

it('tells an earlier decision, which can be appealed too, from the last one', () => {
  show({}, true);
  expect(screen.getByText('Respuesta del 10 de noviembre de 2026 sobre Primer Oficial')).toBeDefined();
  expect(screen.getByText('No estoy de acuerdo con esta otra respuesta')).toBeDefined();
});

it('says nothing of a decision that the pilot wanted', () => {
  expect(show({ state: 'granted', appealUntil: null }).container.textContent).toBe('');
});
