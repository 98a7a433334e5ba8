import { Search } from 'lucide-react';
import { clsx } from 'clsx/lite';
import { KeyCap } from '@va/ui/controls/key-cap.tsx';
import { Tooltip } from '@va/ui/controls/tooltip.tsx';
import { headerButton } from './header-button.ts';

interface SearchButtonProps {
  /** Name of the modifier key of the shortcut with K on this computer. */
  modifierKey: string;
  onSearch: () => void;
}

/** Opens the search; with words and its shortcut where there is room. */
export function SearchButton({ modifierKey, onSearch }: SearchButtonProps) {
  return (
    <Tooltip text={`Buscar (${modifierKey} + K)`} side="below">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onSearch}
        className={clsx(
          headerButton,
          'lg:flex lg:w-56 lg:items-center lg:gap-2 lg:border lg:border-control lg:bg-background lg:px-3',
        )}
      >
        <Search aria-hidden className="size-5 shrink-0 lg:size-4" />
        <span className="max-lg:sr-only">Buscar…</span>
        <span aria-hidden className="ml-auto flex gap-1 max-lg:hidden">
          <KeyCap>{modifierKey}</KeyCap>
          <KeyCap>K</KeyCap>
        </span>
      </button>
    </Tooltip>
  );
}
