import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Discord } from '#app/api/discord.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { DiscordCard } from './discord-card.tsx';

const [GUILD, CAPTAIN, THEIRS] = ['100000000000000001', '200000000000000002', '200000000000000009'];
const overtaken = {
  code: 'cambiado-entretanto',
  title: '',
  status: 412,
  detail: 'ABC017 ha cambiado los roles.',
};

it('shows what a colleague has set meanwhile, and sends the version that was read', async () => {
  let kept: Discord = {
    guildId: GUILD,
    problem: null,
    given: 0,
    ranks: [{ code: 'comandante', title: 'Comandante', roleId: null }],
    version: 7,
  };
  const sent: unknown[] = [];
  vi.stubGlobal(
    'fetch',
    async (
      _: string,
      { method, body, headers }: { method: string; body: string; headers: Record<string, string> },
    ) => {
      if (method !== 'PUT') return Response.json(kept);
      sent.push([headers['If-Match'], JSON.parse(body).roles]);
      if (headers['If-Match'] === `"v${kept.version}"`) return Response.json(kept);
      return Response.json(overtaken, { status: 412 });
    },
  );
  renderInApp(<DiscordCard />);
  await userEvent.type(await screen.findByLabelText('Comandante'), CAPTAIN);
  await userEvent.type(screen.getByLabelText('Motivo'), 'El rol de los comandantes.');
  kept = { ...kept, ranks: [{ ...kept.ranks[0]!, roleId: THEIRS }], version: 8 };
  await userEvent.click(screen.getByRole('button', { name: 'Guardar los roles' }));
  expect(await screen.findByText('ABC017 ha cambiado los roles.')).toBeDefined();
  expect((await screen.findByText('Comandante, ahora')).nextElementSibling?.textContent).toBe(THEIRS);
  await userEvent.click(screen.getByRole('button', { name: 'Guardar los roles' }));
  await screen.findByText(/^Discord lo acepta/);
  expect(sent).toEqual([
    ['"v7"', { comandante: CAPTAIN }],
    ['"v8"', { comandante: CAPTAIN }],
  ]);
});
