import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { LogbookPage } from './logbook-page.tsx';

it('keeps the order when the filters are taken off', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  renderInApp(<LogbookPage />, '/bitacora?estado=espera&orden=nota');
  await userEvent.click(screen.getByRole('button', { name: 'Quitar los filtros' }));
  expect(screen.getByLabelText<HTMLSelectElement>('Estado').value).toBe('');
  expect(screen.getByLabelText<HTMLSelectElement>('Orden').value).toBe('nota');
  expect(screen.queryByRole('button', { name: 'Quitar los filtros' })).toBeNull();
});
