import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '#app/app/query-client.ts';
import { Decision } from './decision.tsx';
import { reviewOf } from './testing/review-of.ts';

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('shows who decides on an appeal what the pilot says, about which rules, and what shows it', async () => {
  const capabilities = ['reports.review', 'appeals.decide'];
  const session = { stage: 'open', methods: [], pilot: { callsign: 'EVE003', capabilities } };
  vi.stubGlobal('fetch', async () => Response.json(session));
  const review = reviewOf('R0000001', true);
  const evidence = ['https://ejemplo.org/toma.png', 'https://ejemplo.org/red.png'];
  const appeal = { text: 'Aterricé en la 32L.', rules: ['S-14'], evidence, state: 'open' as const };
  const report = {
    ...review.report,
    state: 'appealed' as const,
    appeal: { ...appeal, raisedAt: '2026-11-22T12:00:00Z', answer: null },
  };
  render(
    <QueryClientProvider client={queryClient}>
      <Decision review={{ ...review, report }} waivers={[]} onDone={vi.fn()} />
    </QueryClientProvider>,
  );
  expect(await screen.findByText(/«Aterricé en la 32L\.»/)).toBeTruthy();
  expect(screen.getByText('Sobre S-14.')).toBeTruthy();
  for (const href of evidence)
    expect(screen.getByRole('link', { name: href }).getAttribute('href')).toBe(href);
});
