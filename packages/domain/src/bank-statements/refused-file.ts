/** Ends the reading of a file of which nothing can be trusted; the message is what a person reads. */
export class RefusedFile extends Error {
  constructor(
    message: string,
    readonly fileLine: number | null = null,
  ) {
    super(message)
  }
}
