import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { webhooksQuery } from '#app/api/webhooks.ts';
import { queryClient } from '#app/app/query-client.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { NewWebhookCard } from './new-webhook.tsx';

it('shows the secret of a new webhook until that is removed, also while the list does not have it yet', async () => {
  const webhook = { id: '01a21475-0000-7000-8000-000000000000', label: 'Panel', format: 'json' };
  let list: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { method }: { method: string }) =>
    method === 'POST'
      ? Response.json({ webhook, secret: 'whsec_uno' }, { status: 201 })
      : Response.json(list),
  );
  renderInApp(<NewWebhookCard />);
  await userEvent.type(screen.getByLabelText('Nombre'), 'Panel');
  await userEvent.type(screen.getByLabelText('Dirección'), 'https://panel.example.org/x');
  await userEvent.click(screen.getByRole('button', { name: 'Añadir el webhook' }));
  expect(await screen.findByText('whsec_uno')).toBeDefined();
  const read = async (next: unknown[]) => {
    list = next;
    await act(() => queryClient.refetchQueries({ queryKey: webhooksQuery.queryKey }));
  };
  await read([webhook]);
  expect(screen.getByText('whsec_uno')).toBeDefined();
  await read([]);
  expect(screen.queryByText('whsec_uno')).toBeNull();
  expect(screen.queryByText(/está añadido/)).toBeNull();
});
