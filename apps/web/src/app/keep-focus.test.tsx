import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { keepFocus } from './keep-focus.ts';

let end: () => void;
afterEach(() => end());

/** A list whose buttons go when they are pressed. */
function Messages() {
  const [read, setRead] = useState(false);
  const [gone, setGone] = useState(false);
  return (
    <main tabIndex={-1}>
      <ul>
        {!gone && (
          <li>
            Informe aceptado
            {!read && <button onClick={() => setRead(true)}>Marcar como leído</button>}
            <button onClick={() => setGone(true)}>Borrar</button>
          </li>
        )}
      </ul>
      <p>Nada más</p>
    </main>
  );
}

function show() {
  render(<Messages />);
  end = keepFocus(screen.getByRole('main'));
}

it('gives the focus of a button that goes to the thing it was about', async () => {
  show();
  screen.getByRole('button', { name: 'Marcar como leído' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('listitem')));
});

it('gives it to the page where that goes too', async () => {
  show();
  screen.getByRole('button', { name: 'Borrar' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

/** A button that is shut until an answer comes. */
function Saving() {
  const [pending, setPending] = useState(false);
  return (
    <main tabIndex={-1}>
      <button
        disabled={pending}
        onClick={({ currentTarget }) => {
          // Browsers take the focus from what is shut; jsdom leaves it.
          currentTarget.blur();
          setPending(true);
        }}
      >
        Guardar
      </button>
      <button onClick={() => setPending(false)}>Contestar</button>
    </main>
  );
}

it('gives the focus back to a button that was shut while its act went on', async () => {
  render(<Saving />);
  end = keepFocus(screen.getByRole('main'));
  const save = screen.getByRole('button', { name: 'Guardar' });
  save.focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(document.body);
  screen.getByRole('button', { name: 'Contestar' }).click();
  await waitFor(() => expect(document.activeElement).toBe(save));
});
