/** The address of something that shows what a pilot says, as they gave it. */
export function EvidenceLink({ href }: { href: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="text-link underline wrap-anywhere"
    >
      {href}
    </a>
  );
}
