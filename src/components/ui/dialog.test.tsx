import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Dialog } from './dialog.tsx';

afterEach(cleanup);

it('opens with the next thing also where the last was closed and the two came in one change of state', () => {
  const nothing = () => undefined;
  const { rerender } = render(<Dialog open title="Primero" onClose={nothing} children="uno" />);
  // As Escape does; what it tells the page has not been shown when the next one is asked for.
  screen.getByRole<HTMLDialogElement>('dialog', { name: 'Primero' }).close();
  rerender(<Dialog open title="Segundo" onClose={nothing} children="dos" />);
  expect(screen.getByRole<HTMLDialogElement>('dialog', { name: 'Segundo' }).open).toBe(true);
});

it('stays closed while the page has not been told yet', () => {
  const { rerender } = render(<Dialog open title="Primero" onClose={() => undefined} children="uno" />);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  dialog.close();
  rerender(<Dialog open title="Primero" onClose={() => undefined} children="otra cosa" />);
  expect(dialog.open).toBe(false);
});
