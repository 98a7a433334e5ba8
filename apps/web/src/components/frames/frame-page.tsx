import { useEffect, useRef, type ReactNode } from 'react';
import { EmbedFrame } from '#app/components/frames/embed-frame.tsx';
import type { Frame } from '@va/schemas/content/frames.ts';
import { PageHead } from '#app/components/blocks/page-head.tsx';

interface FramePageProps {
  eyebrow: string;
  title: string;
  lead: string;
  frame: Frame;
  /** The platform's own view instead of the frame; undefined without a platform. */
  view?: ReactNode;
  /** Section of the document that the address names, `#ranks`; empty for none. */
  section?: string;
}

/** Page that consists of one frame. If the platform's own view replaces a document, the document follows below it. */
export function FramePage({ eyebrow, title, lead, frame, view, section = '' }: FramePageProps) {
  return (
    <>
      <PageHead eyebrow={eyebrow} title={title} lead={lead} />
      {view === undefined ? (
        <EmbedFrame frame={frame} {...(frame.url && { url: frame.url + section })} />
      ) : (
        <>
          {view}
          {frame.document !== undefined && <DocumentBelow frame={frame} url={frame.document + section} />}
        </>
      )}
    </>
  );
}

/** The airline's own document, below the view; a link to one of its sections scrolls there. */
function DocumentBelow({ frame: { document: _own, ...frame }, url }: { frame: Frame; url: string }) {
  const section = useRef<HTMLElement>(null);
  const isAsked = url.includes('#');
  useEffect(() => {
    if (isAsked) section.current?.scrollIntoView();
  }, [isAsked]);
  return (
    <section ref={section} aria-labelledby="documento" className="mt-8 scroll-mt-20">
      <h2 id="documento" className="mb-3 text-xl font-bold">
        El documento completo
      </h2>
      <EmbedFrame frame={{ ...frame, url }} titleSuffix="documento" />
    </section>
  );
}
