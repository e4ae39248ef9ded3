/** A file as answers carry it. */
export interface LinkedFile {
  readonly id: string
  readonly name: string
  readonly contentType: string
  readonly size: number
  /** Works for a while only. */
  readonly url: string
}
