import { Fragment, useId } from 'react';

interface RawReportProps {
  raw: string;
  /** Groups that no reader understood. */
  unknown?: readonly string[];
  /** Text after RMK, which differs by country and is shown unchanged. */
  remarks?: string | undefined;
  title?: string;
}

/** The raw report with no group (`-SHRA`) broken across lines, the groups that were not understood, and the remarks. */
export function RawReport({ raw, unknown = [], remarks, title = 'Parte original' }: RawReportProps) {
  const titleId = useId();
  return (
    <div className="grid gap-1">
      <p id={titleId} className="text-xs font-bold text-ink-2">
        {title}
      </p>
      <p
        aria-labelledby={titleId}
        role="group"
        translate="no"
        className="rounded-md bg-surface-2 px-3 py-2 font-mono text-sm"
      >
        {raw.split(' ').map((group, i) => (
          <Fragment key={i}>
            {i > 0 && ' '}
            <span className="inline-block max-w-full wrap-anywhere">{group}</span>
          </Fragment>
        ))}
      </p>
      <UnknownGroups groups={unknown} />
      {remarks !== undefined && (
        <p className="text-sm text-ink-2">
          Observaciones, sin descifrar:{' '}
          <span className="font-mono wrap-anywhere" translate="no">
            {remarks}
          </span>
        </p>
      )}
    </div>
  );
}

/** Groups of a report that nothing understood, so that none of them vanishes; nothing where there are none. */
export function UnknownGroups({ groups }: { groups: readonly string[] }) {
  if (groups.length === 0) return null;
  return (
    <p className="text-sm text-ink-2">
      No entendido:{' '}
      <span className="font-mono wrap-anywhere" translate="no">
        {groups.join(' ')}
      </span>
    </p>
  );
}
