import type { Frame } from './frame'

/** The work took for true what is not: nothing of it counts. */
export class BrokenPremise extends Error {}

/**
 * What a piece of work takes for true before it has asked. The database is asked in each transaction of the work, together
 * with its first statement: until it has answered the same, the work learns nothing and nothing of it can commit.
 */
export class Premise {
  /** Whether the database said so when it was last asked. */
  holds = false

  constructor(
    readonly question: Frame,
    private readonly expected: string,
  ) {}

  /** Takes the database's answer. */
  isConfirmedBy(answer: string | null | undefined): boolean {
    this.holds = answer === this.expected
    return this.holds
  }
}
