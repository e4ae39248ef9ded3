/** What has to be closed when a measurement ends, however it ends; the last opened first. */
export class StillOpen {
  private readonly closers: (() => unknown)[] = []

  add(close: () => unknown): void {
    this.closers.push(close)
  }

  async closeAll(): Promise<void> {
    for (const close of this.closers.splice(0).reverse()) await close()
  }
}
