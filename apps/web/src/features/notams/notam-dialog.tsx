import { Dialog } from '@va/ui/controls/dialog.tsx';
import type { Notam } from '@va/schemas/content/notams.ts';
import { formatDate } from '@va/domain/dates.ts';
import { ImportanceBadge } from './importance.tsx';
import { NotamScope } from './notam-scope.tsx';
import { ReadButton } from './notam-card.tsx';

interface NotamDialogProps {
  notam: Notam | undefined;
  read: boolean;
  onRead: (id: string) => void;
  onClose: () => void;
}

/** A notice in full. */
export function NotamDialog({ notam, read, onRead, onClose }: NotamDialogProps) {
  return (
    <Dialog
      open={notam !== undefined}
      onClose={onClose}
      title={notam?.title ?? ''}
      actions={notam && <ReadButton read={read} onRead={() => onRead(notam.id)} />}
    >
      {notam && (
        <>
          <div className="flex flex-wrap items-center gap-3 text-sm text-ink-2">
            <ImportanceBadge importance={notam.importance} />
            <time dateTime={notam.date}>{formatDate(notam.date)}</time>
          </div>
          <NotamScope notam={notam} />
          <div className="grid gap-3">
            {notam.content.split('\n\n').map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </>
      )}
    </Dialog>
  );
}
