import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useWidth } from './use-width.ts';

afterEach(() => vi.restoreAllMocks());

function Drawing() {
  const [box, width] = useWidth<HTMLDivElement>(560);
  return <div ref={box}>{width}</div>;
}

it('has the width of its element from the first paint on', () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(296);
  render(<Drawing />);
  expect(screen.getByText('296')).toBeDefined();
});

it('keeps the width it was given while the element has none', () => {
  render(<Drawing />);
  expect(screen.getByText('560')).toBeDefined();
});
