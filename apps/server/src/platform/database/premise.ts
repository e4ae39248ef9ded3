import type { Frame } from './frame'

/** Work was done on a premise that does not hold, so nothing of it counts. */
export class BrokenPremise extends Error {}

/**
 * What a piece of work assumes before it has asked, such as who calls. The database is asked in each transaction of the
 * work, together with its first statement: until it has confirmed the answer, the work learns nothing and cannot
 * commit.
 */
export class Premise {
  /** Whether the database confirmed the premise when it was last asked. */
  holds = false

  constructor(
    /** It enters the company as well, so the company and the patience follow its own values. */
    readonly question: Frame,
    private readonly expected: string,
  ) {}

  /** Takes the database's answer. */
  isConfirmedBy(answer: string | null | undefined): boolean {
    this.holds = answer === this.expected
    return this.holds
  }
}
