/** A file as the server's answers carry it. */
export interface LinkedFile {
  readonly id: string
  readonly name: string
  readonly contentType: string
  readonly size: number
  /** An address that works for a while only. */
  readonly url: string
}
