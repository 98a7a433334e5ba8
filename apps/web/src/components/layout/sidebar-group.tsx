import { ChevronRight } from 'lucide-react';
import { clsx } from 'clsx/lite';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Tooltip } from '@va/ui/controls/tooltip.tsx';
import { leavesOf } from './nav-leaves.ts';
import type { NavGroup, NavLeaf, NavSubgroup } from './navigation-types.ts';
import { currentRow, sidebarRow } from './sidebar-row.ts';
import { useIsCurrent } from './use-is-current.ts';

interface SidebarGroupProps {
  group: NavGroup;
  asIcons: boolean;
  onExpand: () => void;
}

/** Group of the sidebar: a disclosure, closed at first (docs/spec.md §2). Its entries are rendered once it is open. */
export function SidebarGroup({ group, asIcons, onExpand }: SidebarGroupProps) {
  const [open, setOpen] = useState(false);
  const isCurrent = useIsCurrent();
  const holdsCurrent = leavesOf(group.items).some((leaf) => isCurrent(leaf.to));
  const isOpen = open && !asIcons;
  return (
    <Disclosure
      label={group.label}
      open={isOpen}
      onToggle={() => {
        if (asIcons) onExpand();
        setOpen(asIcons || !open);
      }}
      marked={holdsCurrent}
      icon={<group.icon aria-hidden className="size-4.5 shrink-0" />}
      asIcons={asIcons}
    >
      {isOpen &&
        group.items.map((item) =>
          'items' in item ? (
            <Subgroup key={item.label} group={item} />
          ) : (
            <LeafRow key={item.label} leaf={item} current={isCurrent(item.to)} />
          ),
        )}
    </Disclosure>
  );
}

function Subgroup({ group }: { group: NavSubgroup }) {
  const [open, setOpen] = useState(false);
  const isCurrent = useIsCurrent();
  return (
    <Disclosure
      label={group.label}
      open={open}
      onToggle={() => setOpen(!open)}
      marked={group.items.some((leaf) => isCurrent(leaf.to))}
    >
      {open &&
        group.items.map((leaf) => <LeafRow key={leaf.label} leaf={leaf} current={isCurrent(leaf.to)} />)}
    </Disclosure>
  );
}

interface DisclosureProps {
  label: string;
  open: boolean;
  onToggle: () => void;
  /** Holds the page being shown, or the list that it belongs to. */
  marked: boolean;
  icon?: ReactNode;
  asIcons?: boolean;
  children: ReactNode;
}

function Disclosure({ label, open, onToggle, marked, icon, asIcons = false, children }: DisclosureProps) {
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.preventDefault();
    event.stopPropagation();
    onToggle();
    button.current?.focus();
  };
  return (
    <li onKeyDown={onKeyDown}>
      <Tooltip text={label} enabled={asIcons}>
        <button
          ref={button}
          type="button"
          aria-expanded={open}
          aria-controls={listId}
          onClick={onToggle}
          className={clsx(sidebarRow, marked && !open && currentRow)}
        >
          {icon}
          <span className="sidebar-label">{label}</span>
          <ChevronRight
            aria-hidden
            className={clsx('sidebar-wide ml-auto size-4 shrink-0 transition-transform', open && 'rotate-90')}
          />
        </button>
      </Tooltip>
      <ul id={listId} hidden={!open} className="mt-0.5 ml-5 grid gap-0.5 border-l border-sidebar-line pl-2">
        {children}
      </ul>
    </li>
  );
}

function LeafRow({ leaf, current }: { leaf: NavLeaf; current: 'page' | 'true' | undefined }) {
  return (
    <li>
      <Link
        to={leaf.to}
        aria-current={current}
        className={clsx(sidebarRow, current && `${currentRow} font-bold`)}
      >
        {leaf.label}
      </Link>
    </li>
  );
}
