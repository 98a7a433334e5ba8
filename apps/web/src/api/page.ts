/** A part of a list; `next` is the cursor of the part after it. */
export interface Page<T> {
  items: T[];
  next?: string;
}
