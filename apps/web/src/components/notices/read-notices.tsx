import { useMutation, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { Notice } from '@va/contract/notices/notices.ts';
import { StateBadge } from '@va/ui/controls/state-badge.tsx';
import { Button } from '@va/ui/controls/button.tsx';
import { Dialog } from '@va/ui/controls/dialog.tsx';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { BookOpenCheck } from 'lucide-react';
import { useState } from 'react';
import { ActButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Loaded } from '#app/components/loaded.tsx';

/** Query of the notices, and the action that confirms one. */
interface NoticeSource {
  query: UseQueryOptions<Notice[]>;
  acknowledge: (notice: Notice) => Promise<void>;
}

/** Dialog to read and confirm the notices that block a booking, without leaving it; nothing if there are none. */
export function ReadNotices({ slugs, source }: { slugs: readonly string[]; source: NoticeSource }) {
  const [open, setOpen] = useState(false);
  const notices = useQuery({ ...source.query, enabled: open });
  const unread = (notices.data ?? []).filter(({ slug, readAt }) => slugs.includes(slug) && readAt === null);
  const confirm = useMutation({
    mutationFn: () => Promise.all(unread.map(source.acknowledge)),
    onSuccess: () => {
      setOpen(false);
      showToast({ title: 'Lectura confirmada', description: 'Ya puedes reservar.' });
    },
  });
  if (slugs.length === 0) return null;
  const one = slugs.length === 1;
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        <BookOpenCheck aria-hidden className="size-4" />
        {one ? 'Leer el NOTAM' : `Leer ${slugs.length} NOTAMs`}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={one ? 'NOTAM de lectura obligatoria' : 'NOTAMs de lectura obligatoria'}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Ahora no</Button>
            <ActButton act={confirm} variant="primary" disabled={unread.length === 0}>
              {one ? 'Lo he leído' : 'Los he leído'}
            </ActButton>
          </>
        }
      >
        <Loaded query={notices} what="los NOTAMs">
          {() => (
            <div className="grid grid-cols-1 gap-5">
              {unread.map(({ slug, title, importance, body }) => (
                <article key={slug} className="grid grid-cols-1 gap-2">
                  <h3 className="flex flex-wrap items-center gap-2 font-bold">
                    <span className="min-w-0">{title}</span>
                    <StateBadge tone={importance === 'Alta' ? 'alta' : 'media'}>{importance}</StateBadge>
                  </h3>
                  {body.split(/\n\s*\n/).map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                </article>
              ))}
            </div>
          )}
        </Loaded>
        <FormProblem error={confirm.error} />
      </Dialog>
    </>
  );
}
