import { useState } from 'react';
import { EmbedFrame } from '#app/components/frames/embed-frame.tsx';
import type { Frame } from '@va/schemas/content/frames.ts';
import { PageHead } from '#app/components/blocks/page-head.tsx';

interface FramePageProps {
  eyebrow: string;
  title: string;
  lead: string;
  frame: Frame;
}

/** A page whose purpose is one frame. Where the platform's page takes a document's place, the document stands below. */
export function FramePage({ eyebrow, title, lead, frame }: FramePageProps) {
  return (
    <>
      <PageHead eyebrow={eyebrow} title={title} lead={lead} />
      <EmbedFrame frame={frame} />
      {frame.document !== undefined && <DocumentBelow frame={frame} url={frame.document} />}
    </>
  );
}

/** The airline's own document; it is loaded when it is opened. */
function DocumentBelow({ frame: { document: _own, ...frame }, url }: { frame: Frame; url: string }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="mt-6" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer py-2 font-bold">El documento completo</summary>
      {open && <EmbedFrame frame={{ ...frame, url }} titleSuffix="documento" />}
    </details>
  );
}
