import { render, screen, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { themeSchema } from '@va/schemas/content/theme.ts';
import { themeSwatches } from './colour-names.ts';
import { OutsideData } from './components/outside-data.tsx';
import { StyleGuidePage } from './style-guide-page.tsx';

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
      'Datos de fuera',
      'Categorías de vuelo',
      'Parte antiguo',
      'Parte ilegible',
    ]),
  );
  expect(screen.getByText('Esta parte no se puede mostrar.')).toBeTruthy();
});

it('shows how data from outside fare, and the weather that pages share', () => {
  render(<OutsideData />);
  const region = (name: string) => within(screen.getByRole('region', { name }));
  expect(region('Datos que se cargan').getByText('Cargando')).toBeTruthy();
  expect(region('Datos al día').getByText(/hace 2\smin/)).toBeTruthy();
  expect(region('Datos sin actualizar').getByText(/hace 1\sh\s15\smin/)).toBeTruthy();
  expect(region('Datos sin actualizar').getByRole('button', { name: 'Reintentar' })).toBeTruthy();
  expect(region('Sin datos').getByText('No se puede mostrar el METAR de ZZZZ.')).toBeTruthy();
  expect(region('Sin datos').getByRole('button', { name: 'Reintentar' })).toBeTruthy();
  expect(region('Parte descifrado').getByText('Pista favorable: 32')).toBeTruthy();
});

it('shows every colour that there is', () => {
  const shared = readFileSync('packages/ui/src/styles/tokens.css', 'utf8').matchAll(/--color-([a-z0-9-]+):/g);
  const names = [...Object.keys(themeSchema.shape), ...[...shared].map(([, name = '']) => name)];
  expect(new Set(themeSwatches)).toEqual(new Set(names));
});
