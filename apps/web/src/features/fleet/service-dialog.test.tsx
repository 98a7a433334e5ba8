import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { sampleTail } from '#app/testing/sample-desk.ts';
import { ServiceDialog } from './service-dialog.tsx';

it('says what a write-off does and that it may come back, before it is done', async () => {
  renderInApp(<ServiceDialog tail={sampleTail} open onClose={vi.fn()} />);
  expect(screen.queryByText(/^Con la baja sale de la lista/)).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Servicio nuevo'), 'baja');
  expect(screen.getByText(/^Con la baja sale de la lista/)).toBeDefined();
});

it('sends what it shows once a colleague has made the change that was chosen', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body?: string }) => {
    sent.push(JSON.parse(body ?? 'null'));
    return Response.json(sampleTail);
  });
  const { rerender } = renderInApp(<ServiceDialog tail={sampleTail} open onClose={vi.fn()} />);
  await userEvent.selectOptions(screen.getByLabelText('Servicio nuevo'), 'mantenimiento');
  rerender(
    <ServiceDialog tail={{ ...sampleTail, service: 'maintenance', version: 2 }} open onClose={vi.fn()} />,
  );
  const shown = screen.getByLabelText<HTMLSelectElement>('Servicio nuevo');
  await userEvent.type(screen.getByLabelText('Motivo'), 'Revisión anual.');
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar el servicio' }));
  expect(sent).toEqual([expect.objectContaining({ service: shown.value })]);
});

it('does not write over a service that a colleague has given it while the dialog was open', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) => {
    sent.push(headers['If-Match']);
    return Response.json(sampleTail);
  });
  const { rerender } = renderInApp(<ServiceDialog tail={sampleTail} open onClose={vi.fn()} />);
  await userEvent.selectOptions(screen.getByLabelText('Servicio nuevo'), 'mantenimiento');
  const changed = { ...sampleTail, service: 'stored', version: sampleTail.version + 1 } as const;
  rerender(<ServiceDialog tail={changed} open onClose={vi.fn()} />);
  await userEvent.type(screen.getByLabelText('Motivo'), 'Revisión anual.');
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar el servicio' }));
  expect(sent).toEqual([`"v${sampleTail.version}"`]);
});
