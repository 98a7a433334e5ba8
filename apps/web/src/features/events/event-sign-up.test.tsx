import { screen } from '@testing-library/react';
import type { EventDetail } from '@va/contract/tours-and-events/events.ts';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { EventSignUp } from './event-sign-up.tsx';

const slot = '2026-11-22T10:00:00.000Z';
const now = Date.parse('2026-11-20T10:00:00Z');
const event = (own: Partial<NonNullable<EventDetail['own']>>) =>
  ({
    id: '01a21475-0000-7000-8000-000000000000',
    name: 'Noche de Dublín',
    signup: true,
    cancelled: null,
    endsAt: '2026-11-23T10:00:00.000Z',
    slots: [{ at: '2026-11-22T10:15:00.000Z', free: true }],
    own: { signedAt: '2026-11-19T10:00:00.000Z', slot, refusal: null, mayWithdraw: true, ...own },
  }) as unknown as EventDetail;
const refusal = {
  message: 'Tu cuenta está en el estado «suspendido» y así no se puede participar.',
  wayOut: 'Podrás participar cuando acabe la suspensión. Mientras tanto puedes recurrirla.',
};

it('offers a change of slot to who is signed up, and tells a suspended pilot why there is none', async () => {
  const pilot = { capabilities: ['tours.join'] };
  vi.stubGlobal('fetch', async () => Response.json({ stage: 'open', methods: [], pilot }));
  const { rerender } = renderInApp(<EventSignUp event={event({})} now={now} />);
  expect(await screen.findByRole('button', { name: 'Cambiar de turno' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Borrarme' })).toBeDefined();
  rerender(<EventSignUp event={event({ refusal, mayWithdraw: false })} now={now} />);
  expect(screen.getByText(/^Estás apuntado, con salida/)).toBeDefined();
  expect(screen.getByText(refusal.message)).toBeDefined();
  expect(screen.getByText(refusal.wayOut)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByLabelText('Turno de salida')).toBeNull();
});

it.each([
  ['signed up', {}, /^Te apuntaste, con salida el dom 22 a las 10:00Z\.$/],
  ['signed up without a slot', { slot: null }, /^Te apuntaste\.$/],
  ['did not', { signedAt: null, slot: null }, /^No te apuntaste\.$/],
])('speaks of an event that is over as past to who %s', async (_, own, words) => {
  const pilot = { capabilities: ['tours.join'] };
  vi.stubGlobal('fetch', async () => Response.json({ stage: 'open', methods: [], pilot }));
  renderInApp(<EventSignUp event={event(own)} now={now + 4 * 86_400_000} />);
  expect(await screen.findByText((text) => words.test(text.replaceAll('\u00a0', ' ')))).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Apuntarme' })).toBeNull();
});
