import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Waiting } from './reviews-page.tsx';

it('says how long a report has waited, beside the hour since when', () => {
  vi.useFakeTimers({ now: new Date('2026-11-25T12:00:00Z') });
  render(<Waiting since="2026-11-21T10:00:00Z" />);
  expect(screen.getByText('21 nov 2026')).toBeDefined();
  expect(screen.getByText('hace 4 días')).toBeDefined();
});
