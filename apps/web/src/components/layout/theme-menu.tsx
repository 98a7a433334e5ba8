import { clsx } from 'clsx/lite';
import { Monitor, Moon, Sun } from 'lucide-react';
import { Tooltip } from '@va/ui/controls/tooltip.tsx';
import { headerButton } from './header-button.ts';
import { sidebarRow } from './sidebar-row.ts';

type Theme = 'system' | 'light' | 'dark';

export interface ThemeMenuProps {
  theme: Theme;
  onThemeChange: (theme: Theme) => void;
}

const choices = {
  system: { label: 'como el sistema', icon: Monitor, next: 'light' },
  light: { label: 'claro', icon: Sun, next: 'dark' },
  dark: { label: 'oscuro', icon: Moon, next: 'system' },
} as const;

/**
 * Cycles through system, light and dark; its label names the current theme and the next. An icon in the header, on a
 * phone a row of the drawer.
 */
export function ThemeMenu({
  theme,
  onThemeChange,
  inDrawer = false,
}: ThemeMenuProps & { inDrawer?: boolean }) {
  const { label, icon: Icon, next } = choices[theme];
  const name = `Tema ${label}. Cambiar a tema ${choices[next].label}`;
  return (
    <Tooltip text={name} side="below" enabled={!inDrawer}>
      <button
        type="button"
        aria-label={name}
        onClick={() => onThemeChange(next)}
        className={inDrawer ? sidebarRow : clsx(headerButton, 'max-sm:hidden')}
      >
        <Icon aria-hidden className={inDrawer ? 'size-4.5 shrink-0' : 'size-5'} />
        {inDrawer && `Tema ${label}`}
      </button>
    </Tooltip>
  );
}
