import type { ComponentType, ReactNode } from 'react';
import type { PartName } from '#app/config/pages/parts.built.ts';
import { LazyPart } from '@va/ui/controls/lazy-part.tsx';

interface PlatformPartProps {
  /** Name of the page of which it is the view. */
  page: PartName;
  /** Name of the part, as the subject of a sentence: «La lista de tus vuelos». */
  what: string;
  /** Imports the view. */
  load: () => Promise<{ Component: ComponentType }>;
  /** Whether the visitor has come for this part; otherwise it loads when the browser is idle. */
  atOnce?: boolean;
  /** The build's content, shown until the part loads or if it can't. */
  known?: ReactNode;
}

/** A view of the platform as a part of a page that the specification gives. Loaded apart, with all that the platform's pages share. */
export function PlatformPart({ page, what, load, atOnce = true, known }: PlatformPartProps) {
  const bring = async () => {
    const [{ asPart }, { Component }] = await Promise.all([
      import('#app/features/access/as-part.tsx'),
      load(),
    ]);
    return asPart(page, Component);
  };
  return (
    // Roughly the room that it takes, so that little moves when it comes.
    <div className="min-h-150">
      <LazyPart
        what={what}
        load={bring}
        props={{}}
        chosen={atOnce}
        fallback={
          <>
            <p role="status">{`Cargando: ${what.toLowerCase()}`}</p>
            {known}
          </>
        }
        otherwise={known}
      />
    </div>
  );
}
