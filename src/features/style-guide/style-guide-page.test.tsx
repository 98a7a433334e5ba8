import { cleanup, render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { themeSchema } from '#app/content/schemas/theme.ts';
import { themeSwatches } from './colour-names.ts';
import { StyleGuidePage } from './style-guide-page.tsx';

afterEach(cleanup);

it('shows the tokens, the pieces and every state', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <MemoryRouter>
      <StyleGuidePage />
    </MemoryRouter>,
  );
  const regions = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'));
  expect(regions).toEqual(
    expect.arrayContaining([
      'Colores',
      'Contraste',
      'Letra',
      'Espacio',
      'Forma y sombra',
      'Movimiento',
      'Acciones',
      'Etiquetas, fichas e iconos',
      'Tarjetas',
      'Campos',
      'Avisos',
      'Vacío',
      'Cargando',
      'Lento',
      'Sin respuesta',
      'Sin conexión',
      'Sin leer y leído',
    ]),
  );
  expect(screen.getByText('Esta parte no se puede mostrar.')).toBeTruthy();
});

it('shows every colour that there is', () => {
  const shared = readFileSync('src/styles/tokens.css', 'utf8').matchAll(/--color-([a-z0-9-]+):/g);
  const names = [...Object.keys(themeSchema.shape), ...[...shared].map(([, name = '']) => name)];
  expect(new Set(themeSwatches)).toEqual(new Set(names));
});
