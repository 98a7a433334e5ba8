import { render, screen } from '@testing-library/react';
import { nameCode } from '@va/domain/name-code.ts';
import { expect, it } from 'vitest';
import { ranks } from '#app/config/ranks.ts';
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

it('says in words who did what to whom, and an act or a thing without words as it is kept', () => {
  render(
    <AuditEntries
      entries={[
        { ...entry, action: 'pilot.suspended', subject: 'ABC017' },
        { ...entry, seq: 8, action: 'tour.renamed', subjectKind: 'tour', subject: null },
      ]}
      filtered={false}
    />,
  );
  expect(screen.getByText('Piloto suspendido')).toBeDefined();
  expect(screen.getByText('ABC017')).toBeDefined();
  expect(screen.getByText('tour.renamed')).toBeDefined();
  expect(screen.getByText(/^01a21475-/)).toBeDefined();
});

it('says of a pilot without an account that there is none any more, not an id that leads to nobody', () => {
  render(
    <AuditEntries entries={[{ ...entry, action: 'pilot.suspended', subject: null }]} filtered={false} />,
  );
  expect(screen.getByText('cuenta que ya no está')).toBeDefined();
  expect(screen.queryByText(/01a21475-/)).toBeNull();
});

const changed = (seq: number, action: string, before: unknown, after: unknown) => ({
  ...entry,
  seq,
  action,
  subject: null,
  before,
  after,
});

it('says field by field what changed, in Spanish words, and an unknown field as it is kept', () => {
  render(
    <AuditEntries
      entries={[
        changed(
          1,
          'pilot.suspended',
          { status: 'active', base: 'LEMD' },
          { status: 'suspended', base: 'LEMD', days: 7 },
        ),
        changed(
          2,
          'timetable.flight-changed',
          { stdUtc: 605, days: 3, validUntil: null },
          { stdUtc: 670, days: 3, validUntil: '2026-12-31' },
        ),
        changed(3, 'report.accept', { state: 'in_review', score: null }, { state: 'accepted', score: 96 }),
        changed(4, 'pilot.suspension-lifted', { until: '2026-12-24T18:30:00.000Z' }, null),
        changed(5, 'setting.changed', 48, 72),
        changed(6, 'pilot.rights-changed', { roles: [] }, { roles: ['reviewer'], humour: 'good' }),
      ]}
      filtered={false}
    />,
  );
  const facts = screen
    .getAllByRole('term')
    .map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
      term.nextElementSibling?.querySelector('svg')?.getAttribute('aria-label') ?? null,
    ]);
  expect(facts).toEqual([
    ['Cuenta', 'activo  suspendido', 'pasa a'],
    ['Días', '7', null],
    ['Salida, hora UTC', '10:05Z  11:10Z', 'pasa a'],
    ['Hasta el día', 'nada  31\u00A0de\u00A0diciembre de 2026', 'pasa a'],
    ['Estado', 'en revisión  aceptado', 'pasa a'],
    ['Nota', 'nada  9,6', 'pasa a'],
    ['Hasta', '24\u00A0de\u00A0diciembre de 2026, 18:30Z', null],
    ['Valor', '48  72', 'pasa a'],
    ['Roles', 'nada  revisor', 'pasa a'],
    ['humour', 'good', null],
  ]);
  expect(document.body.textContent).not.toContain('{');
});

it('says what an act of points, ranks, webhooks or Discord kept in Spanish words, and nothing of what nobody set', () => {
  const roles = Object.fromEntries(ranks.slice(0, 1).map(({ rango }) => [nameCode(rango), '1234']));
  render(
    <AuditEntries
      entries={[
        changed(1, 'points.adjusted', null, { points: 40, reverses: null }),
        changed(2, 'rank.granted', { rank: 'one' }, { rank: 'one', kind: 'promotion' }),
        changed(3, 'rank.declined', null, { kind: 'instruction', toRank: Object.keys(roles)[0] }),
        changed(4, 'webhook.created', null, { format: 'json' }),
        changed(5, 'discord.changed', null, { roles, newToken: true }),
        changed(6, 'link.invitation', null, null),
      ]}
      filtered={false}
    />,
  );
  const facts = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(facts).toEqual([
    ['Puntos', '40'],
    ['Clase', 'promoción'],
    ['Clase', 'instructor sin instruir'],
    ['Rango en cuestión', ranks[0]?.rango],
    ['Formato', 'JSON firmado'],
    ['Roles', `${ranks[0]?.rango}: 1234`],
    ['Token nuevo', 'sí'],
  ]);
  expect(screen.getByText('Enlace de invitación creado')).toBeDefined();
});
