import { screen, waitFor, within } from '@testing-library/react';
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

it('leaves nothing of a server that is removed, nor a message that Discord takes it', async () => {
  const titles = { code: 'comandante', title: 'Comandante' };
  const gone: Discord = {
    guildId: null,
    problem: null,
    given: 0,
    ranks: [{ ...titles, roleId: null }],
    version: 9,
  };
  let kept: Discord = { ...gone, guildId: GUILD, ranks: [{ ...titles, roleId: CAPTAIN }], version: 7 };
  const removedAt: unknown[] = [];
  vi.stubGlobal(
    'fetch',
    async (path: string, { method, headers }: { method: string; headers: Record<string, string> }) => {
      if (method === 'PUT') kept = { ...kept, version: 8 };
      if (!path.endsWith('/remove')) return Response.json(kept);
      removedAt.push(headers['If-Match']);
      kept = gone;
      return new Response(null, { status: 204 });
    },
  );
  renderInApp(<DiscordCard />);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Motivo' }), 'Igual que antes.');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar los roles' }));
  await screen.findByText(/^Discord lo acepta/);
  const type = (name: string | RegExp, text: string) =>
    userEvent.type(screen.getByRole('textbox', { name, hidden: true }), text);
  await type(/^Token del bot/, 'a token that is typed and not sent');
  await type('Comandante', '5');
  await type('Motivo', 'No se envía.');
  await userEvent.click(screen.getByRole('button', { name: 'Quitar el servidor' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Quitar el servidor de Discord' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Se cierra.');
  await userEvent.click(dialog.getByRole('button', { name: 'Quitar el servidor' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Quitar el servidor' })).toBeNull());
  expect(removedAt).toEqual(['"v8"']);
  expect(screen.queryByText(/^Discord lo acepta/)).toBeNull();
  expect(screen.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value)).toEqual(
    screen.getAllByRole('textbox').map(() => ''),
  );
});

it('opens the roles and leads to the one that the server of Discord does not have, and leaves them open', async () => {
  const kept: Discord = {
    guildId: GUILD!,
    problem: null,
    given: 0,
    ranks: [{ code: 'comandante', title: 'Comandante', roleId: CAPTAIN! }],
    version: 7,
  };
  const message = 'En ese servidor no hay ningún rol con ese número';
  const refused = {
    code: 'datos-no-validos',
    title: '',
    status: 422,
    detail: message,
    errors: [{ pointer: '/roles/comandante', message }],
  };
  let answer = () => {};
  const nextTry = new Promise<Response>((resolve) => (answer = () => resolve(Response.json(kept))));
  const answers = [Promise.resolve(Response.json(refused, { status: 422 })), nextTry];
  vi.stubGlobal('fetch', async (_: string, { method }: { method: string }) =>
    method === 'PUT' ? answers.shift() : Response.json(kept),
  );
  renderInApp(<DiscordCard />);
  const role = await screen.findByLabelText('Comandante');
  const isOpen = () => role.closest('details')?.open;
  expect(isOpen()).toBe(false);
  await userEvent.type(screen.getByLabelText('Motivo'), 'El rol de los comandantes.');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar los roles' }));
  await waitFor(() => expect(document.activeElement).toBe(role));
  expect(isOpen()).toBe(true);
  await userEvent.type(role, '{Enter}');
  await waitFor(() => expect(answers).toEqual([]));
  expect(screen.queryByText(message)).toBeNull();
  expect([isOpen(), document.activeElement]).toEqual([true, role]);
  answer();
  await screen.findByText(/^Discord lo acepta/);
  expect(isOpen()).toBe(true);
});
