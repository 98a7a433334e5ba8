import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '#app/app/query-client.ts';
import { InboxPage } from './inbox-page.tsx';

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

it.each([
  `<img src=x onerror="alert(1)">`,
  '</p><script>alert(1)</script>',
  '<a href="javascript:alert(1)">pulsa</a>',
  '&lt;b&gt; {{7*7}}',
  'factura\u202Efdp.exe',
])('shows «%s» as it was written, and makes nothing of it', async (text) => {
  const message = {
    id: 'a',
    kind: 'device.connected',
    title: text,
    body: `${text}\notra línea`,
    link: '/acars',
    createdAt: '2026-11-22T10:00:00Z',
    readAt: '2026-11-22T10:00:00Z',
  };
  vi.stubGlobal('fetch', async () => Response.json({ items: [message], next: null }));
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <InboxPage />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  const title = await screen.findByRole('heading', { level: 2 });
  expect(title.textContent).toBe(text);
  expect(title.children).toHaveLength(0);
  expect(title.closest('div')?.parentElement?.textContent).toContain(`${text}\notra línea`);
  expect(document.querySelectorAll('img, script, a[href^="javascript"]')).toHaveLength(0);
});
