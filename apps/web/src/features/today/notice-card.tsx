import { useQuery } from '@tanstack/react-query';
import { countOf } from '@va/domain/numbers.ts';
import { StateBadge } from '@va/ui/controls/state-badge.tsx';
import { BookOpenCheck } from 'lucide-react';
import { noticeSource } from '#app/api/notices.ts';
import { Instant } from '#app/components/instant.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { ButtonLink, TextLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';
import { NOTICE_TONES } from '#app/lib/notice-tones.ts';

/** The first notice that is to be confirmed, what it blocks and what not; nothing where there is none. */
export function NoticeCard() {
  const { data: notices = [] } = useQuery(noticeSource.query);
  const unread = notices.filter(({ readAt }) => readAt === null);
  const [first] = unread;
  if (!first) return null;
  const { slug, importance, revision, date, title } = first;
  const others = unread.length - 1;
  return (
    <SectionCard title="Por confirmar" aside={countOf(unread.length, 'NOTAM', 'NOTAMs')} high>
      <div className="grid justify-items-start gap-1.5">
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
          <StateBadge tone={NOTICE_TONES[importance]}>{importance}</StateBadge>
          <span>
            {revision > 1 ? `Revisión ${revision}, del ` : 'Del '}
            <Instant at={`${date}T00:00:00Z`} withTime={false} />
          </span>
        </p>
        <b className="wrap-anywhere">{title}</b>
        <p className="text-sm text-ink-2">
          Hasta confirmarlo no puedes reservar lo que afecta. Lo que ya tienes reservado sigue en pie.
        </p>
      </div>
      <ButtonLink to={paths.notice(slug)} className="self-start">
        <BookOpenCheck aria-hidden className="size-4" />
        Leer y confirmar
      </ButtonLink>
      <p className="mt-auto border-t border-line pt-3 text-sm">
        {others > 0
          ? `Y ${countOf(others, 'NOTAM más', 'NOTAMs más')} por confirmar.`
          : 'No te queda ningún otro por confirmar.'}{' '}
        <TextLink to={paths.notices}>Todos los NOTAMs</TextLink>
      </p>
    </SectionCard>
  );
}
