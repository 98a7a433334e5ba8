import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { sessionQuery } from '#app/api/session.ts';
import { queryClient } from './query-client.ts';
import { useNavigationTree } from './use-navigation-tree.ts';

afterEach(() => queryClient.clear());

const staff = {
  stage: 'open',
  pilot: { id: '1', callsign: 'EVE003', status: 'active', capabilities: ['reports.review', 'reports.read'] },
  csrfToken: null,
};

function Menu() {
  const { groups } = useNavigationTree();
  return <p>{groups.map(({ label }) => label).join(' ')}</p>;
}

function Asking() {
  useQuery(sessionQuery);
  return null;
}

it('shows the desk once somebody else has asked for the session, asks for nothing itself, and takes no way to ask', async () => {
  const complaints = vi.spyOn(console, 'error');
  const asked = vi.fn<() => Response>(() => Response.json(staff));
  vi.stubGlobal('fetch', async () => asked());
  const shown = (isAsked: boolean) => (
    <QueryClientProvider client={queryClient}>
      {isAsked && <Asking />}
      <Menu />
    </QueryClientProvider>
  );
  const { rerender } = render(shown(false));
  expect(screen.getByText(/Operaciones/).textContent).not.toContain('Mesa');
  expect(asked).not.toHaveBeenCalled();
  rerender(shown(true));
  expect(await screen.findByText(/Mesa$/)).toBeDefined();
  await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  expect(complaints).not.toHaveBeenCalled();
});
