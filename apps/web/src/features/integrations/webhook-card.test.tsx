import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Webhook } from '#app/api/webhooks.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { WebhookCard } from './webhook-card.tsx';

const webhook = {
  id: '01a21475-0000-7000-8000-000000000000',
  label: 'Avisos',
  host: 'example.org',
  format: 'json',
  events: [],
  state: 'active',
  failingSince: null,
  waiting: 0,
  version: 1,
} as unknown as Webhook;

it('goes on asking what was chosen once a colleague has paused it meanwhile', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal(
    'fetch',
    async (_: string, { body, headers }: { body?: string; headers: Record<string, string> }) => {
      sent.push([headers['If-Match'], JSON.parse(body ?? '').paused]);
      return Response.json(webhook);
    },
  );
  const { rerender } = renderInApp(<WebhookCard webhook={webhook} />);
  await userEvent.click(screen.getByRole('button', { name: 'Pausar Avisos' }));
  await userEvent.type(screen.getByLabelText('Motivo'), 'Falla el servidor.');
  rerender(<WebhookCard webhook={{ ...webhook, state: 'paused', version: 2 }} />);
  expect(screen.getByRole('dialog', { name: 'Pausar Avisos' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Pausar el webhook' }));
  await waitFor(() => expect(sent).toEqual([['"v2"', true]]));
});
