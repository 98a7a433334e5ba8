import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toastStore } from '@va/ui/controls/toast-store.ts';
import { expect, it } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

it('says what has been done, not what the page offers once it is', async () => {
  let answer = () => {};
  const act = () => new Promise<void>((resolve) => (answer = resolve));
  const page = (title: string) => (
    <ReasonDialog
      title={title}
      note="Nota"
      button="Hazlo"
      act={act}
      draft={title}
      onClose={() => undefined}
    />
  );
  const { rerender } = renderInApp(page('Pausar el canal'));
  await userEvent.type(screen.getByRole('textbox'), 'Hoy hay mantenimiento del servidor.');
  await userEvent.click(screen.getByRole('button', { name: 'Hazlo' }));
  rerender(page('Encender el canal'));
  answer();
  await waitFor(() => expect(toastStore.snapshot().at(-1)?.description).toBe('Pausar el canal.'));
  expect(localStorage.length).toBe(0);
});
