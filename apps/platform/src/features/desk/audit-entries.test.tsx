import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AuditEntries } from './audit-entries.tsx';

const entry = {
  seq: 7,
  at: '2026-11-25T12:00:00Z',
  actor: 'ABC001',
  subjectKind: 'pilot',
  subjectId: '01a21475-0000-7000-8000-000000000000',
  reason: 'Insultó en el canal.',
  before: null,
  after: null,
  requestId: null,
};

it('says in words who did what to whom, and an act without words as it is kept', () => {
  render(
    <AuditEntries
      entries={[
        { ...entry, action: 'pilot.suspended', subject: 'ABC017' },
        { ...entry, seq: 8, action: 'pilot.renamed', subject: null },
      ]}
      filtered={false}
    />,
  );
  expect(screen.getByText('Piloto suspendido')).toBeDefined();
  expect(screen.getByText('ABC017')).toBeDefined();
  expect(screen.getByText('pilot.renamed')).toBeDefined();
  expect(screen.getByText(/^01a21475-/)).toBeDefined();
});
