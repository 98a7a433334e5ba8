import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { onTestFinished } from 'vitest';
import { queryClient } from '#app/app/query-client.ts';
import { ReasonDrafts } from '#app/components/desk-list/reason-drafts.ts';
import { useDraftText } from '#app/services/use-draft-text.ts';

/** Shows a part of the platform inside what the app puts around it: its router, at `address`, its drafts, and its queries, none of which is left from before or stays when the test ends. */
export function renderInApp(part: ReactNode, address = '/') {
  queryClient.clear();
  onTestFinished(() => queryClient.clear());
  return render(part, {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={[address]}>
        <QueryClientProvider client={queryClient}>
          <ReasonDrafts value={useDraftText}>{children}</ReasonDrafts>
        </QueryClientProvider>
      </MemoryRouter>
    ),
  });
}
