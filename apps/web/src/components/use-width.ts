import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The width of an element in CSS pixels, so that a drawing's words keep their size on every screen. */
export function useWidth<T extends HTMLElement>(first: number): [RefObject<T | null>, number] {
  const element = useRef<T>(null);
  const [width, setWidth] = useState(first);
  // Measured before the first paint: what is drawn for another width is of another height, and moves what stands below.
  useLayoutEffect(() => {
    if (!element.current) return;
    const keep = (measured: number) => measured > 0 && setWidth(Math.round(measured));
    keep(element.current.clientWidth);
    const observer = new ResizeObserver(([entry]) => entry && keep(entry.contentRect.width));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
