/** A file that arrived and lies in the spool: looked at, measured, not yet part of anything. */
export interface Upload {
  /** As the person named it, made harmless. */
  readonly name: string
  /** Decided by its content, never by what the caller says. */
  readonly contentType: string
  readonly size: number
  readonly sha256: string
  readonly path: string
}
