import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { WidgetBoundary } from './widget-boundary.tsx';

let broken: boolean;
function Widget() {
  if (broken) throw new Error('broken on purpose');
  return <p>Un mapa</p>;
}
it('shows what stands in it', () => {
  broken = false;
  render(<WidgetBoundary what="El mapa">{<Widget />}</WidgetBoundary>);
  expect(screen.getByText('Un mapa')).toBeTruthy();
});

it('says what is missing, leaves the rest alone, and tries again', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  broken = true;
  render(
    <>
      <p>El resto</p>
      <WidgetBoundary what="El mapa">
        <Widget />
      </WidgetBoundary>
    </>,
  );
  expect(screen.getByText('El resto')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('El mapa no se puede mostrar.');

  const again = () => fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  again();
  expect(screen.getByRole('alert')).toBeTruthy();
  broken = false;
  again();
  expect(screen.getByText('Un mapa')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
