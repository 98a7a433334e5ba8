import { useQuery } from '@tanstack/react-query';
import { formatDate } from '@va/domain/dates.ts';
import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import { Megaphone } from 'lucide-react';
import { publicNoticesQuery } from '#app/api/notices.ts';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { SectionCard } from '#app/components/section-card.tsx';

/** Notices for visitors: the public ones in force, or only the one in the address. */
export function PublicNotices({ slug }: { slug?: string }) {
  const notices = useQuery(publicNoticesQuery);
  return (
    <>
      <PageHead eyebrow="Compañía" title="NOTAMs" lead="Los que son públicos. Con tu cuenta los ves todos." />
      <Loaded query={notices} what="los NOTAMs">
        {(items) => {
          const shown = items.filter((notice) => slug === undefined || notice.slug === slug);
          if (shown.length === 0)
            return <EmptyState icon={Megaphone} title="No hay ningún NOTAM público en vigor" compact />;
          return (
            <div className="grid max-w-3xl grid-cols-1 gap-4">
              {shown.map(({ slug: key, title, importance, body, date, until }) => (
                <SectionCard key={key} title={title}>
                  <p className="text-sm text-ink-2">
                    Importancia {importance.toLowerCase()}, del{' '}
                    <time dateTime={date}>{formatDate(date)}</time>
                    {until && ` al ${formatDate(until)}`}
                  </p>
                  {body.split(/\n\s*\n/).map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                </SectionCard>
              ))}
            </div>
          );
        }}
      </Loaded>
    </>
  );
}
