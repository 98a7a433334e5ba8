import type { ComponentType } from 'react';
import type { PageAudience } from '@va/schemas/pages/page-row.ts';
import { FlyersOnly } from './flyers-only.tsx';
import { MembersOnly } from './members-only.tsx';

interface Guard {
  /** Heading above the sign-in form. */
  title: string;
  /** Audience of the page, from the table of pages. */
  who: PageAudience;
}

/** A page of pilots or visitors as it is shown to those who may see it, and to all others the way in, or why not. */
export function guarded({ title, who }: Guard, Page: ComponentType): ComponentType {
  if (who === 'anyone') return Page;
  if (who === 'flyers')
    return () => (
      <FlyersOnly title={title}>
        <Page />
      </FlyersOnly>
    );
  return () => (
    <MembersOnly title={title} afterLeaving={who === 'former'}>
      <Page />
    </MembersOnly>
  );
}
