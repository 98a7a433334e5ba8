import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { UnreadableFile } from '#app/lib/read-csv-file.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { CsvFileField } from './csv-file-field.tsx';

const fleet = new File(['registration\n'], 'flota de noviembre.csv', { type: 'text/csv' });

const field = () => screen.getByLabelText<HTMLInputElement>('Archivo CSV');

/** All that is read out after the name of the field. */
const description = () =>
  field()
    .getAttribute('aria-describedby')!
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

it('says in Spanish that no file is chosen, and then the name of the one that is', async () => {
  const mutate = vi.fn();
  renderInApp(<CsvFileField hint="Con cabecera." check={{ mutate, isPending: false, error: null }} />);
  expect(screen.getByText('Elegir archivo')).toBeDefined();
  expect(description()).toEqual(['Con cabecera.', 'Ningún archivo elegido']);
  expect(field().title).toBe('Ningún archivo elegido');
  expect(screen.getByRole('status').textContent).toBe('');
  await userEvent.tab();
  expect(document.activeElement).toBe(field());
  await userEvent.upload(field(), fleet);
  expect(mutate).toHaveBeenCalledExactlyOnceWith(fleet);
  expect(description()).toEqual(['Con cabecera.', 'flota de noviembre.csv']);
  expect(screen.getByText('Elegir otro archivo')).toBeDefined();
  expect(field().title).toBe('flota de noviembre.csv');
  expect(screen.getByRole('status').textContent).toBe('Archivo elegido: flota de noviembre.csv. ');
});

it('takes the same file again once it is mended', async () => {
  const mutate = vi.fn();
  renderInApp(<CsvFileField hint="Con cabecera." check={{ mutate, isPending: false, error: null }} />);
  await userEvent.upload(field(), fleet);
  await userEvent.upload(field(), fleet);
  expect(mutate).toHaveBeenCalledTimes(2);
  fireEvent.change(field(), { target: { files: [] } });
  expect(mutate).toHaveBeenCalledTimes(2);
});

it('waits while a file is looked at, and says at the field what no file may be', () => {
  const check = { mutate: vi.fn(), isPending: true, error: new UnreadableFile('El archivo está vacío.') };
  renderInApp(<CsvFileField hint="Con cabecera." check={check} />);
  expect(field().disabled).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('Revisando el archivo…');
  expect(description()).toContain('El archivo está vacío.');
});
