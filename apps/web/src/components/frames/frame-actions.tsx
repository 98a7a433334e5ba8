import { ArrowUpRight, RotateCw } from 'lucide-react';
import { Button, buttonClass } from '@va/ui/controls/button.tsx';
import { VisuallyHidden } from '@va/ui/controls/visually-hidden.tsx';

interface ReloadButtonProps {
  /** Tells the frames of one page apart for screen readers. */
  title: string;
  onReload: () => void;
  disabled?: boolean;
}

export function ReloadButton({ title, onReload, disabled = false }: ReloadButtonProps) {
  return (
    <Button size="sm" onClick={onReload} disabled={disabled}>
      <RotateCw aria-hidden className="size-4 shrink-0" />
      Recargar
      <VisuallyHidden>{title}</VisuallyHidden>
    </Button>
  );
}

/**
 * Link to the page in a new tab, available in every state, since a refused page can't be distinguished from a loaded
 * one.
 */
export function NewTabLink({ src, title, short = false }: { src: string; title: string; short?: boolean }) {
  return (
    <a href={src} target="_blank" rel="noopener" className={buttonClass({ size: 'sm' })}>
      {short ? 'Abrir' : 'Abrir en pestaña nueva'}
      <VisuallyHidden>{short ? `en pestaña nueva ${title}` : title}</VisuallyHidden>
      <ArrowUpRight aria-hidden className="size-4 shrink-0" />
    </a>
  );
}
