import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { PageAudience } from '@va/schemas/pages/page-row.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { guarded } from './guarded.tsx';

/** What each sees of a page for some audience: the page, the form to sign in, or why it is not theirs. */
const seen: readonly [
  who: PageAudience,
  visitor: RegExp,
  active: RegExp,
  suspended: RegExp,
  retired: RegExp,
][] = [
  ['anyone', /^La página$/, /^La página$/, /^La página$/, /^La página$/],
  ['members', /^Entra con tu cuenta/, /^La página$/, /^La página$/, /^Tu cuenta está de baja$/],
  ['former', /^Entra con tu cuenta/, /^La página$/, /^La página$/, /^La página$/],
  [
    'flyers',
    /^Entra con tu cuenta/,
    /^La página$/,
    /^Tu cuenta está suspendida$/,
    /^Tu cuenta está de baja$/,
  ],
];

describe.each(seen)('a page for %s', (who, ...texts) => {
  it.each(['visitor', 'active', 'suspended', 'retired'].map((status, i) => [status, texts[i]] as const))(
    'shows %s what is theirs',
    async (status, text = /nothing/) => {
      const pilot = status === 'visitor' ? null : { callsign: 'EVE017', status, capabilities: [] };
      vi.stubGlobal('fetch', async () =>
        Response.json({ stage: pilot ? 'open' : 'none', methods: [], pilot }),
      );
      const Page = guarded({ title: 'Título', who }, () => <p>La página</p>);
      renderInApp(<Page />);
      expect(await screen.findByText(text)).toBeDefined();
      expect(screen.queryAllByText('La página')).toHaveLength(text.test('La página') ? 1 : 0);
    },
  );
});
