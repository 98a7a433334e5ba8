import { useQuery } from '@tanstack/react-query';
import { readersQuery } from '#app/api/notices.ts';
import { Instant } from '#app/components/instant.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { RowList } from '#app/components/row-list.tsx';

/** Pilot by pilot, who has read a notice and in which revision. */
export function NoticeReaders({ slug }: { slug: string }) {
  const readers = useQuery(readersQuery(slug));
  return (
    <Loaded query={readers} what="quién lo ha leído">
      {(items) => (
        <RowList
          rows={items.map(({ callsign, name, revision, readAt, current }) => ({
            key: callsign,
            title: <span className="font-mono">{callsign}</span>,
            detail: name,
            action: (
              <span className="text-sm">
                {readAt === null ? (
                  <b>Sin leer</b>
                ) : (
                  <>
                    {current ? 'Leído' : `Sólo la revisión ${revision ?? 0}`}, <Instant at={readAt} />
                  </>
                )}
              </span>
            ),
          }))}
        />
      )}
    </Loaded>
  );
}
