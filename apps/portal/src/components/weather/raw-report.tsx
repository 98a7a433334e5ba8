import { Fragment, useId } from 'react';

interface RawReportProps {
  raw: string;
  /** Groups of it that could not be decoded. */
  unknown?: readonly string[];
}

/** The raw report, no group (`-SHRA`) broken in two, and the groups that could not be decoded. */
export function RawReport({ raw, unknown = [] }: RawReportProps) {
  const titleId = useId();
  return (
    <div className="grid gap-1">
      <p id={titleId} className="text-xs font-bold text-ink-2">
        Parte original
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
      {unknown.length > 0 && (
        <p className="text-sm text-ink-2">
          Sin descifrar:{' '}
          <span className="font-mono" translate="no">
            {unknown.join(' ')}
          </span>
        </p>
      )}
    </div>
  );
}
