import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { RankItem } from '#app/api/rank-figures.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { RankDialog, touchedWords } from './rank-dialog.tsx';

const rank: RankItem = {
  code: 'comandante',
  title: 'Comandante',
  points: 1200,
  hours: 50,
  version: 2,
  isWritten: true,
};
const reason = 'Se acordó en marzo.';

/** Answers what is sent with the answers to come, and keeps it with its address. */
function answer(...answers: Response[]) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string }) => {
    sent.push([url.split('/').slice(-2).join('/'), JSON.parse(body ?? '')]);
    return answers.shift();
  });
  return sent;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('says whom the figures touch before they hold', async () => {
  const sent = answer(
    Response.json({ keep: 1, reach: 0, leave: 3 }),
    Response.json({ code: 'comandante', points: 1500, hours: 60, version: 3 }),
  );
  const onClose = vi.fn();
  renderInApp(<RankDialog rank={rank} onClose={onClose} />);
  type('Puntos', '1.500');
  type('Horas', '60');
  type('Motivo', reason);
  press('Revisar');
  expect(await screen.findByText(/con este rango ya no llega a lo que pide: lo conserva\.$/)).toBeDefined();
  expect(screen.getByText(/del rango anterior dejan de cumplirlo\.$/)).toBeDefined();
  press('Guardar lo que pide');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([
    ['comandante/try', { points: 1500, hours: 60 }],
    ['ranks/comandante', { points: 1500, hours: 60, reason }],
  ]);
});

it('names the figure that the server refuses, where it was typed', async () => {
  const message = '«Primer Oficial» ya pide 300: escribe eso o más';
  answer(
    Response.json(
      { status: 422, code: 'datos-no-validos', detail: message, errors: [{ pointer: '/points', message }] },
      { status: 422 },
    ),
  );
  renderInApp(<RankDialog rank={rank} onClose={vi.fn()} />);
  type('Puntos', '200');
  type('Motivo', reason);
  press('Revisar');
  expect(await screen.findByRole('textbox', { name: 'Puntos', description: /ya pide 300/ })).toHaveProperty(
    'value',
    '200',
  );
});

it('says that nobody is touched where that is so', () => {
  expect(touchedWords({ keep: 0, reach: 0, leave: 0 })).toEqual(['A nadie le cambia lo que cumple.']);
  expect(touchedWords({ keep: 2, reach: 1, leave: 0 })).toEqual([
    '2\u00A0pilotos con este rango ya no llegan a lo que pide: lo conservan.',
    '1\u00A0piloto del rango anterior pasa a cumplirlo.',
  ]);
});
