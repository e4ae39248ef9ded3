/** Lets so many in at once; the others wait their turn. */
export class Gate {
  private inside = 0
  private readonly waiting: (() => void)[] = []

  constructor(private readonly places: number) {}

  async pass<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.inside < this.places) this.inside += 1
    // Whoever leaves hands over their place.
    else await new Promise<void>((enter) => this.waiting.push(enter))
    try {
      return await work()
    } finally {
      const next = this.waiting.shift()
      if (next) next()
      else this.inside -= 1
    }
  }
}
