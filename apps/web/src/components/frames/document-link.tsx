import { FileText } from 'lucide-react';
import { buttonClass } from '@va/ui/controls/button.tsx';
import { VisuallyHidden } from '@va/ui/controls/visually-hidden.tsx';
import { withBase } from '#app/config/base-url.ts';

/** Link to the airline's document on what a page of the platform shows. */
export function DocumentLink({ url, title }: { url: string; title: string }) {
  return (
    <a href={withBase(url)} target="_blank" rel="noopener" className={buttonClass({ size: 'sm' })}>
      <FileText aria-hidden className="size-4 shrink-0" />
      Documento
      <VisuallyHidden>{title}, en pestaña nueva</VisuallyHidden>
    </a>
  );
}
