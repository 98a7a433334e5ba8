import simulationConsole from 'node:console';
import { act, render, screen } from '@testing-library/react';
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
const show = (shown: Frame) =>
  render(<FramePage eyebrow="Documentación" title="Puntos y rangos" lead="Cómo se ganan." frame={shown} />, {
    wrapper: MemoryRouter,
  });
const frames = () => document.querySelectorAll('[data-frame]').length;

it('has the document below the summary that takes its place, loaded when it is opened', () => {
  show({ ...frame, document: '/documentos/puntos-y-rangos' });
  expect(frames()).toBe(1);
  const below = screen.getByText('El documento completo').closest('details');
  act(() => {
    below?.setAttribute('open', '');
    below?.dispatchEvent(new Event('toggle'));
  });
  expect(frames()).toBe(2);
  expect(screen.getByText('Puntos y rangos · documento')).toBeTruthy();
});

it('has nothing below a frame that stands for no document', () => {
  show(frame);
  expect(screen.queryByText('El documento completo')).toBeNull();
});
