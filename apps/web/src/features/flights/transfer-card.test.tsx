import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { TransferCard } from './transfer-card.tsx';

const place = (icao: string, city: string) => ({ icao, city, timezone: 'UTC', lat: 40, lon: -3 });
const [madrid, palma] = [place('LEMD', 'Madrid'), place('LEPA', 'Palma')];
const journey = {
  id: crypto.randomUUID(),
  from: madrid,
  to: palma,
  at: '2026-11-29T10:00:00Z',
  undoneAt: null,
};
const fresh = {
  place: madrid,
  perMonth: 4,
  left: 4,
  farthestNm: 6000,
  waitHours: 12,
  nextAt: null as string | null,
  refusal: null as string | null,
  items: [] as object[],
};

/** Answers with what there is then; gives the acts that were sent. */
function answering(first: typeof fresh) {
  let now = first;
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: { method?: string; body?: string }) => {
    const path = url.replace(/^.*\/api\/v1/, '');
    if (init?.method === 'POST') {
      sent.push(`${path} ${init.body ?? ''}`.trim());
      now = path.endsWith('/undo')
        ? fresh
        : {
            ...fresh,
            place: palma,
            left: 3,
            refusal: 'Entre un traslado y otro pasan 12 horas.',
            nextAt: '2026-11-29T22:00:00Z',
            items: [{ ...journey, undo: true }],
          };
    }
    return Response.json(path === '/me/transfers' || init?.method === 'POST' ? now : []);
  });
  return sent;
}

it('takes the pilot somewhere, says when the next can be, and takes it back', async () => {
  const sent = answering(fresh);
  renderInApp(<TransferCard />);
  expect((await screen.findByText(/^Este mes te quedan/)).textContent).toMatch(
    /^Este mes te quedan 4 de 4, de 6000\sNM como mucho y con 12\shoras entre uno y otro\./,
  );
  await userEvent.type(screen.getByLabelText(/^A dónde/), 'LEPA');
  await userEvent.click(screen.getByRole('button', { name: 'Trasladarme' }));
  expect((await screen.findByRole('status')).textContent).toContain('El siguiente, desde el');
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer el traslado a Palma' }));
  await screen.findByRole('button', { name: 'Trasladarme' });
  expect(sent).toEqual(['/me/transfers {"to":"LEPA"}', `/me/transfers/${journey.id}/undo`]);
});

it('is not there where the airline has none', async () => {
  answering({ ...fresh, perMonth: 0, left: 0 });
  renderInApp(<TransferCard />);
  await vi.waitFor(() => expect(screen.queryByText('Traslado')).toBeNull());
});
