import type { ComponentType } from 'react';
import { Part } from '#app/components/part.tsx';
import { parts, type PartName } from '#app/config/pages/parts.built.ts';
import { guarded } from './guarded.tsx';
import { KeptPage } from './kept-page.tsx';

/** The view of a page of the platform as a part of another page, for who may see it. */
export function asPart(page: PartName, Page: ComponentType): ComponentType {
  const View = guarded(parts[page], Page);
  return () => (
    <Part>
      <KeptPage>
        <View />
      </KeptPage>
    </Part>
  );
}
