/**
 * Whose share of a scarce resource is used: that of a company, or what stands in its place for callers without one, and
 * within it of one person.
 */
export interface Caller {
  readonly company: string
  readonly person: string
  /** Calls the listener once nobody waits for the answer any more; what is returned stops listening. */
  readonly onGone?: (listener: () => void) => () => void
}
