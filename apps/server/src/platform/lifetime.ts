/** What is begun in order and ended in the opposite one, also when the end is asked for in the middle of the beginning. */
export class Lifetime {
  private readonly stopping = new AbortController()
  private readonly ends: (() => Promise<void>)[] = []
  private beginning: Promise<void> = Promise.resolve()
  private ending: Promise<void> | undefined

  constructor(private readonly report: (error: unknown) => void) {}

  /** Tells every step of the beginning to break off. */
  get signal(): AbortSignal {
    return this.stopping.signal
  }

  /** Remembers how to end what was just begun. */
  onEnd(end: () => Promise<void>): void {
    this.ends.push(end)
  }

  /** Does the work, or as much of it as there is time for; when it fails, what had begun is ended first. */
  async begin(work: () => Promise<void>): Promise<void> {
    this.beginning = work()
    try {
      await this.beginning
    } catch (error) {
      // Told to stop: whatever breaks then breaks for that reason.
      if (this.signal.aborted) return
      await this.end()
      throw error
    }
  }

  /** However often and from wherever it is asked for, it happens once, and each of them waits for it. */
  end(): Promise<void> {
    this.stopping.abort()
    this.ending ??= this.endAll()
    return this.ending
  }

  /** Nothing is taken away from under a step that is still under way, and nothing it begins is forgotten. */
  private async endAll(): Promise<void> {
    await this.beginning.catch(() => undefined)
    for (const end of this.ends.splice(0).reverse()) await end().catch(this.report)
  }
}
