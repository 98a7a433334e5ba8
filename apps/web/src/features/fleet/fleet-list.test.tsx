import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { FleetList } from './fleet-list.tsx';
import { tail } from './testing/tail.ts';

it('says of a tail in the air where it left, and of the others where they stand', async () => {
  const flying = { ...tail, state: 'flying' } as const;
  const standing = { ...tail, id: tail.id.replace(/0$/, '1'), registration: 'EC-MAD' };
  renderInApp(<FleetList tails={[flying, standing]} />);
  const row = (registration: string) => within(screen.getByText(registration).closest('tr')!);
  expect(row('EC-LZD').getByText('En vuelo desde LEMD Madrid')).toBeDefined();
  expect(row('EC-LZD').queryByText(/nov/)).toBeNull();
  expect(row('EC-MAD').getByText('LEMD Madrid')).toBeDefined();
  expect(row('EC-MAD').getByText(/nov/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Trasladar EC-LZD' }));
  expect(screen.getByText(/^Está en vuelo desde LEMD\./)).toBeDefined();
});

it('offers to bring one that was retired back, where it was retired, and nothing else', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body?: string }) => {
    sent.push(JSON.parse(body ?? 'null'));
    return Response.json(tail);
  });
  renderInApp(<FleetList tails={[{ ...tail, service: 'retired', note: 'Fin del contrato' }]} />);
  expect(screen.queryByRole('button', { name: 'Trasladar EC-LZD' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Devolver EC-LZD al servicio' }));
  expect(screen.getByText(/^Está de baja\. Si vuelve, se puede reservar otra vez/)).toBeDefined();
  expect(screen.getByLabelText<HTMLSelectElement>('Servicio nuevo').value).toBe('operational');
  await userEvent.type(screen.getByLabelText('Motivo'), 'Fue un error.');
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar el servicio' }));
  expect(sent).toEqual([expect.objectContaining({ service: 'operational', reason: 'Fue un error.' })]);
});
