import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { decideByKeys, openReview, standIn } from '#app/testing/open-review.tsx';

it('decides one report after another by keys: «A» accepts, «R» and a digit reject with that text', async () => {
  const keys = [
    ['a', '{Enter}'],
    ['r', '2', '{Enter}'],
    ['a', '{Enter}'],
  ];
  const decided = await decideByKeys(['R1', 'R2', 'R3'], (n) => keys[n] ?? []);
  expect(decided.map(({ decision }) => decision)).toEqual(['accept', 'reject', 'accept']);
  expect(decided[1]?.text).toMatch(/^Ya hay otro informe/);
});

it('the next one opens though the decided report was read again before all else was', async () => {
  const late: (() => void)[] = [];
  const decided = standIn(['R1', 'R2'], async (url) => {
    if (decided.size > 0 && url.endsWith('/session'))
      await new Promise<void>((resolve) => late.push(resolve));
  });
  const router = openReview('R1');
  await userEvent.click(await screen.findByRole('radio', { name: /^Aceptar/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Aceptar y abrir el siguiente' }));
  await screen.findByText('Aceptado y válido');
  for (const answer of late) answer();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/plataforma/mesa/informes/R2'));
});
