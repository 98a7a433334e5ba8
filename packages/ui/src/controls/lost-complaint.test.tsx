// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { TextField } from './field.tsx';

vi.mock('./complaint.ts', () => Promise.reject(new Error('no network')));

it('says something of its own where the words of a complaint do not come', async () => {
  render(<TextField label="Nombre" required value="" onChange={() => {}} />);
  fireEvent.invalid(screen.getByLabelText('Nombre'));
  expect(await screen.findByText('Falta o no es válido.')).toBeDefined();
});
