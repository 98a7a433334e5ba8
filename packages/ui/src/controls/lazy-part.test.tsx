import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { LazyPart } from './lazy-part.tsx';

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (task: () => void) => setTimeout(task));
});

const Map = ({ of }: { of: string }) => <p>Mapa de {of}</p>;

it('shows its fallback, and the part once it is loaded', async () => {
  render(<LazyPart what="El mapa" load={async () => Map} props={{ of: 'LEMD' }} fallback={<p>Espera</p>} />);
  expect(screen.queryByText('Espera')).not.toBeNull();
  await screen.findByText('Mapa de LEMD');
  expect(screen.queryByText('Espera')).toBeNull();
});

it('says that the part did not load, and loads it again when asked', async () => {
  const load = vi.fn<() => Promise<typeof Map>>().mockRejectedValueOnce(new TypeError('no network'));
  load.mockResolvedValue(Map);
  render(<LazyPart what="El mapa" load={load} props={{ of: 'LEMD' }} fallback={<p>Espera</p>} />);
  await screen.findByText(/El mapa no se ha podido cargar/);
  screen.getByRole('button', { name: 'Reintentar' }).click();
  await screen.findByText('Mapa de LEMD');
  expect(load).toHaveBeenCalledTimes(2);
});
