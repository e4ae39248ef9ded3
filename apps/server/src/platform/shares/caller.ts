/**
 * Whose share of what is scarce is used: a company, or what stands in its place for those who belong to none, and within it
 * one person.
 */
export interface Caller {
  readonly company: string
  readonly person: string
  /** Tells once that nobody waits for the answer any more; what is returned ends the listening. */
  readonly onGone?: (listener: () => void) => () => void
}
