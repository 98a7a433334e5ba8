import fc from 'fast-check';
import { expect, it } from 'vitest';
import { endOn, isInForce, isPublished, noticesAbout, withReplaced } from './notices.ts';

const now = new Date('2026-11-22T23:59:00Z');

it('keeps a notice in force to the end of its last day', () => {
  expect(isInForce({}, now)).toBe(true);
  expect(isInForce({ until: '2026-11-22' }, now)).toBe(true);
  expect(isInForce({ until: '2026-11-21' }, now)).toBe(false);
});

it('finds the notices that name an airport, a type or a tour, while they are in force', () => {
  const notices = [
    { id: 'all' },
    { id: 'airport', affects: { airports: ['ZZZZ'] } },
    { id: 'past', affects: { airports: ['ZZZZ'] }, until: '2026-01-01' },
    { id: 'type', affects: { types: ['A320-200'] }, until: '2026-12-31' },
    { id: 'tour', affects: { tours: ['norte'] } },
  ];
  const ids = (about: Parameters<typeof noticesAbout>[1]) =>
    noticesAbout(notices, about, now).map(({ id }) => id);
  expect(ids({ airport: 'ZZZZ' })).toEqual(['airport']);
  expect(ids({ type: 'A320-200' })).toEqual(['type']);
  expect(ids({ tour: 'norte' })).toEqual(['tour']);
  expect(ids({})).toEqual([]);
});

it('ends a notice when the one that replaces it begins, and frees it from one that never held for a day', () => {
  const works = { slug: 'works', date: '2026-11-01', until: null };
  const wrong = { slug: 'wrong', date: '2026-11-22', until: null, replaces: 'works' };
  const [ended] = withReplaced([works, wrong]);
  expect(ended).toEqual({ ...works, until: '2026-11-21', endedOn: '2026-11-22' });
  const never = { ...wrong, until: '2026-11-21' };
  expect(withReplaced([works, never])).toEqual([works, { ...never, replaces: null }]);
  // One that another replaces at once goes on replacing its own.
  const last = {
    slug: 'last',
    date: '2026-11-22',
    until: null,
    replaces: 'wrong',
    publishedOn: '2026-11-22',
  };
  expect(withReplaced([works, wrong, last])).toEqual([ended, endOn(wrong, '2026-11-22'), last]);
  const withdrawn = endOn(wrong, '2026-11-22');
  expect(withReplaced([works, withdrawn])).toEqual([works, { ...withdrawn, replaces: null }]);
});

it('that is replaced from its own first day on was shown on it only if the other one was published on it', () => {
  const day = fc.integer({ min: 1, max: 3 }).map((n) => `2026-11-0${n}`);
  fc.assert(
    fc.property(day, day, day, (date, begins, publishedOn) => {
      const next = { slug: 'next', date: begins, until: null, replaces: 'first', publishedOn };
      const [first] = withReplaced([{ slug: 'first', date, until: null }, next]);
      const at = new Date('2026-11-30T12:00:00Z');
      expect(isPublished(first!, at)).toBe(date < begins || (date === begins && publishedOn >= begins));
      expect(isInForce(first!, at)).toBe(false);
    }),
  );
});

it('that is ended is shown on the days before, on its first one too if it ends then, and never if it ends before', () => {
  const day = fc.integer({ min: 1, max: 20 }).map((n) => `2026-11-${String(n).padStart(2, '0')}`);
  fc.assert(
    fc.property(day, fc.option(day), day, day, (date, last, ended, today) => {
      fc.pre(last === null || last >= date);
      const notice = endOn({ date, until: last }, ended);
      const at = new Date(`${today}T12:00:00Z`);
      expect(isPublished(notice, at)).toBe(today >= date && ended >= date);
      expect(isPublished(notice, at) && isInForce(notice, at)).toBe(
        today >= date && today < ended && today <= (last ?? today),
      );
      if (isPublished(notice, at)) expect((notice.until ?? '') >= date).toBe(true);
    }),
  );
});
