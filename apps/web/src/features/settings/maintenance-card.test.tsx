import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '#app/app/query-client.ts';
import { MaintenanceNote } from '#app/components/maintenance-note.tsx';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { MaintenanceCard } from './maintenance-card.tsx';

beforeEach(() => queryClient.clear());

const SENTENCE = 'Cambiamos de servidor hasta las 18:00Z';
interface Sent {
  method: string;
  body?: string;
  headers: Record<string, string>;
}

it('begins with the sentence that pilots read, says who did, and is ended in one press', async () => {
  const sent: unknown[] = [];
  let plan = { sentence: null as string | null, version: 0, history: [] as object[] };
  vi.stubGlobal('fetch', async (_: string, { method, body, headers }: Sent) => {
    if (method === 'PUT') {
      const { sentence } = JSON.parse(body ?? '');
      sent.push([headers['If-Match'], sentence]);
      const change = {
        at: '2026-11-30T10:00:00Z',
        callsign: 'ABC001',
        before: plan.sentence,
        after: sentence,
      };
      const version = plan.version + 1;
      plan = { sentence, version, history: [{ ...change, version }, ...plan.history] };
    }
    return Response.json(plan);
  });
  renderInApp(<MaintenanceCard />);
  fireEvent.change(await screen.findByLabelText('Lo que leen los pilotos'), { target: { value: SENTENCE } });
  fireEvent.click(screen.getByRole('button', { name: 'Empezar el mantenimiento' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Terminar el mantenimiento' }));
  expect(await screen.findByText('Mantenimiento terminado')).toBeDefined();
  expect(screen.getByText('Mantenimiento empezado')).toBeDefined();
  expect(sent).toEqual([
    ['"v0"', SENTENCE],
    ['"v1"', null],
  ]);
});

it('is said where one books, in the words of staff, and nothing is said otherwise', () => {
  const { rerender } = renderInApp(<MaintenanceNote sentence={SENTENCE} />);
  expect(screen.getByRole('status').textContent).toContain(`${SENTENCE}.`);
  rerender(<MaintenanceNote sentence={null} />);
  expect(screen.queryByRole('status')).toBeNull();
});
