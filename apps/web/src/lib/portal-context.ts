/** Functions of the layout for its pages, in the outlet's context. */
export interface PortalContext {
  /** Opens the search over the whole portal with this text. */
  searchPortal: (text: string) => void;
}
