/** A file that arrived and lies in the spool, with its type and size known, before it belongs to anything. */
export interface Upload {
  /** The name that the person gave the file, made harmless. */
  readonly name: string
  /** The type by the file's content, never by what the caller says. */
  readonly contentType: string
  readonly size: number
  readonly sha256: string
  readonly path: string
}
