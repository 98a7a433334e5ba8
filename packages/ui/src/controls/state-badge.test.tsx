import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StateBadge } from './state-badge.tsx';

test.each(['alta', 'media', 'baja', 'ok'] as const)('the colour %s comes with an icon and a word', (tone) => {
  render(<StateBadge tone={tone}>Alta</StateBadge>);
  expect(screen.getByText('Alta').querySelector('svg[aria-hidden]')).not.toBeNull();
});
