/** Steps that are begun in order and ended in the opposite one, even if the end comes during the beginning. */
export class Lifetime {
  private readonly stopping = new AbortController()
  private readonly ends: (() => Promise<void>)[] = []
  private beginning: Promise<void> = Promise.resolve()
  private ending: Promise<void> | undefined

  constructor(private readonly report: (error: unknown) => void) {}

  /** Aborted when the end comes, so that every step of the beginning breaks off. */
  get signal(): AbortSignal {
    return this.stopping.signal
  }

  /** Remembers how to end a step that was just begun. */
  onEnd(end: () => Promise<void>): void {
    this.ends.push(end)
  }

  /** Does the work until the end comes; when it fails, the steps that had begun are ended first. */
  async begin(work: () => Promise<void>): Promise<void> {
    this.beginning = work()
    try {
      await this.beginning
    } catch (error) {
      // The end has come, so the failure is due to that.
      if (this.signal.aborted) return
      await this.end()
      throw error
    }
  }

  /** The end happens once, however often it is called, and every caller waits for it. */
  end(): Promise<void> {
    this.stopping.abort()
    this.ending ??= this.endAll()
    return this.ending
  }

  /** A step under way is finished first: nothing is taken from under it, and all it begins is ended. */
  private async endAll(): Promise<void> {
    await this.beginning.catch(() => undefined)
    for (const end of this.ends.splice(0).reverse()) await end().catch(this.report)
  }
}
