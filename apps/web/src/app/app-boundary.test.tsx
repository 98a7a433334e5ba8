import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AppBoundary } from './app-boundary.tsx';

it('leaves words and a way to reload where everything has failed', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  const Broken = () => {
    throw new Error('broken on purpose');
  };
  render(
    <AppBoundary>
      <Broken />
    </AppBoundary>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('El portal ha fallado');
  screen.getByRole('button', { name: 'Volver a cargar' }).click();
  expect(reload).toHaveBeenCalledOnce();
});
