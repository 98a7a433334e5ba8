import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { Brand } from './sidebar.tsx';

it('is called by the words that are written on it (WCAG 2.5.3)', () => {
  render(<Brand name="ABC" mark="/images/mark.svg" />, { wrapper: MemoryRouter });
  const link = screen.getByRole('link');
  expect(link.getAttribute('aria-label')?.startsWith(link.textContent.trim())).toBe(true);
});
