import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { StatusBar } from './status-bar.tsx';

it('says that the new version is on its way once it was asked for, and cannot be asked twice', async () => {
  const onUpdate = vi.fn<() => void>();
  render(<StatusBar online updateReady onUpdate={onUpdate} onLater={() => undefined} />);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Actualizar' }));
  expect(onUpdate).toHaveBeenCalledOnce();
  expect(screen.getByRole('status').textContent).toBe(
    'Poniendo la versión nueva… Si tarda, cierra las demás pestañas del portal.',
  );
  expect(screen.queryByRole('button')).toBeNull();
});
