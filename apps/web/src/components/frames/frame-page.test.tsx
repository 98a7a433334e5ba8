import simulationConsole from 'node:console';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Frame } from '@va/schemas/content/frames.ts';
import { FramePage } from './frame-page.tsx';

const frame: Frame = {
  id: 'puntos-rangos',
  title: 'Puntos y rangos',
  provider: 'EVE',
  url: '/plataforma/puntos',
  hosts: [],
  kind: 'platform',
  height: 700,
  purpose: 'Ver tus puntos.',
};

// The simulated browser loads no frames and complains about each; that is what is wanted here.
beforeEach(() => void vi.spyOn(simulationConsole, 'error').mockImplementation(() => undefined));
const show = (shown: Frame, view?: ReactNode) =>
  render(
    <FramePage
      eyebrow="Documentación"
      title="Puntos y rangos"
      lead="Cómo se ganan."
      frame={shown}
      view={view}
    />,
    { wrapper: MemoryRouter },
  );
const frames = () => document.querySelectorAll('[data-frame]').length;

it('shows the frame where nothing of our own takes its place', () => {
  show({ ...frame, url: 'https://platform.example.org/points' });
  expect(frames()).toBe(1);
  expect(screen.queryByText('El documento completo')).toBeNull();
});

it('has the document below the view that takes its place', () => {
  show({ ...frame, document: '/documentos/puntos-y-rangos' }, <p>Tus puntos</p>);
  expect(screen.getByText('Tus puntos')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'El documento completo' })).toBeTruthy();
  expect(frames()).toBe(1);
  expect(screen.getByText('Puntos y rangos · documento')).toBeTruthy();
});

it('has nothing below a view that stands for no document', () => {
  show(frame, <p>Tus puntos</p>);
  expect(screen.queryByText('El documento completo')).toBeNull();
  expect(frames()).toBe(0);
});
