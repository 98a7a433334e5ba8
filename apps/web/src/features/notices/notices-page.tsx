import { useQuery } from '@tanstack/react-query';
import { countOf } from '@va/domain/numbers.ts';
import type { CompanyNotice } from '@va/contract/notices/notices.ts';
import { Card } from '@va/ui/controls/card.tsx';
import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import { Megaphone } from 'lucide-react';
import { companyNoticesQuery } from '#app/api/notices.ts';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';
import { NoticeBadges, readingWords, scopeWords, validity } from './notice-words.tsx';

/** Page of the company's notices: unread ones first, ended ones in the archive. */
export function NoticesPage() {
  const notices = useQuery(companyNoticesQuery);
  return (
    <>
      <PageHead
        eyebrow="Compañía"
        title="NOTAMs"
        lead="Lo que cambia cómo vuelas. Los de lectura obligatoria se confirman antes de reservar lo que afectan."
      />
      <Loaded query={notices} what="los NOTAMs">
        {(items) => {
          const [current, past] = [true, false].map((inForce) =>
            items.filter((notice) => notice.inForce === inForce),
          );
          const waiting = (current ?? []).filter(
            ({ readAt, mustRead }) => mustRead && readAt === null,
          ).length;
          return (
            <>
              <p className="mb-4 text-sm text-ink-2">
                {waiting === 0
                  ? 'No te queda ninguno por confirmar.'
                  : `Te ${waiting === 1 ? 'queda' : 'quedan'} ${countOf(waiting, 'NOTAM', 'NOTAMs')} por confirmar.`}
              </p>
              {current && current.length > 0 ? (
                <NoticeList notices={current} />
              ) : (
                <EmptyState icon={Megaphone} title="No hay ningún NOTAM en vigor" compact />
              )}
              {past && past.length > 0 && (
                <details className="mt-6">
                  <summary className="min-h-11 cursor-pointer py-2 font-bold">
                    Archivo ({past.length})
                  </summary>
                  <NoticeList notices={past} />
                </details>
              )}
            </>
          );
        }}
      </Loaded>
    </>
  );
}

function NoticeList({ notices }: { notices: readonly CompanyNotice[] }) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {notices.map((notice) => (
        <li key={notice.slug}>
          <Card className="grid grid-cols-1 gap-1 p-4">
            <div className="flex flex-wrap items-center gap-2">
              <NoticeBadges {...notice} />
              <span className="text-sm font-bold">{readingWords(notice)}</span>
            </div>
            <h2 className="text-lg font-bold">
              <TextLink to={paths.notice(notice.slug)}>{notice.title}</TextLink>
            </h2>
            <p className="text-sm text-ink-2">
              {validity(notice)} · {scopeWords(notice)}
            </p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
