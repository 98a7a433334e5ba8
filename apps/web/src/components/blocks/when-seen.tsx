import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Renders its content once its place is on the screen; for content that costs a request. */
export function WhenSeen({ children, className }: { children: ReactNode; className?: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || seen) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [seen]);
  return (
    <div ref={place} className={className}>
      {seen && children}
    </div>
  );
}
