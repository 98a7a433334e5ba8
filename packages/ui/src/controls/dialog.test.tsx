import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Dialog } from './dialog.tsx';

it('opens with the next thing also where the last was closed and the two came in one change of state', () => {
  const nothing = () => undefined;
  const { rerender } = render(
    <Dialog open title="Primero" onClose={nothing}>
      uno
    </Dialog>,
  );
  // As Escape does; what it tells the page has not been shown when the next one is asked for.
  screen.getByRole<HTMLDialogElement>('dialog', { name: 'Primero' }).close();
  rerender(
    <Dialog open title="Segundo" onClose={nothing}>
      dos
    </Dialog>,
  );
  expect(screen.getByRole<HTMLDialogElement>('dialog', { name: 'Segundo' }).open).toBe(true);
});

it('stays closed while the page has not been told yet', () => {
  const { rerender } = render(
    <Dialog open title="Primero" onClose={() => undefined}>
      uno
    </Dialog>,
  );
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  dialog.close();
  rerender(
    <Dialog open title="Primero" onClose={() => undefined}>
      otra cosa
    </Dialog>,
  );
  expect(dialog.open).toBe(false);
});
