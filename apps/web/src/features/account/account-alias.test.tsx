import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '#app/app/query-client.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { AccountAlias } from './account-alias.tsx';

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const pilot = { callsign: 'ABC017', status: 'active', capabilities: [] };

it.each([
  ['the alias of the account', { stage: 'open', methods: [], pilot }, 'piloto', 'piloto'],
  ['that the account has none', { stage: 'open', methods: [], pilot }, null, null],
  [
    'nothing to a visitor, of whom nothing is asked',
    { stage: 'none', methods: [], pilot: null },
    'otro',
    null,
  ],
])('tells %s', async (_, session, simbriefAlias, told) => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json(address.endsWith('/session') ? session : { simbriefAlias });
  });
  const onAlias = vi.fn();
  renderInApp(<AccountAlias onAlias={onAlias} />);
  await vi.waitFor(() => expect(asked.some((one) => one.endsWith('/me'))).toBe(session.pilot !== null));
  await vi.waitFor(() => expect(onAlias).toHaveBeenLastCalledWith(told));
});
