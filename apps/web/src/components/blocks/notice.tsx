import { clsx } from 'clsx/lite';
import { Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

const kinds = {
  info: { icon: Info, className: 'border-info bg-info-soft', iconClass: 'text-info' },
  warning: { icon: TriangleAlert, className: 'border-media bg-media-soft', iconClass: 'text-media' },
} as const satisfies Record<string, { icon: LucideIcon; className: string; iconClass: string }>;

/** A boxed remark inside a page. */
export function Notice({
  kind = 'info',
  title,
  children,
}: {
  kind?: keyof typeof kinds;
  title: string;
  children: ReactNode;
}) {
  const { icon: Icon, className, iconClass } = kinds[kind];
  return (
    <div className={clsx('flex gap-3 rounded-md border-l-4 p-4', className)}>
      <Icon aria-hidden className={clsx('mt-0.5 size-5 shrink-0', iconClass)} />
      <div className="grid gap-1">
        <p className="font-bold">{title}</p>
        <div className="text-ink">{children}</div>
      </div>
    </div>
  );
}
