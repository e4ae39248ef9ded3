/** Everything that has to be closed when a measurement ends, however it ends; the last opened is closed first. */
export class StillOpen {
  private readonly closers: (() => unknown)[] = []
  private isInterrupted = false

  add(close: () => unknown): void {
    this.closers.push(close)
    if (this.isInterrupted) this.closeAll()
  }

  async closeAll(): Promise<void> {
    for (const close of this.closers.splice(0).reverse()) await close()
  }

  /** Closes everything now, including what is still being opened: the measurement fails for want of it. */
  interrupt(): void {
    this.isInterrupted = true
    this.closeAll()
  }
}
