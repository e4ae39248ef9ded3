/** The seed is made of every character, by cheap arithmetic: there are hundreds of thousands of throws. */
const seedOf = (text: string): number => {
  let seed = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) seed = Math.imul(seed ^ text.charCodeAt(index), 0x01000193)
  return seed >>> 0
}

/** Numbers that look thrown, and fall the same way in every installation for the same names. */
export class DemoChance {
  private state: number

  constructor(...names: readonly string[]) {
    this.state = seedOf(names.join(' / '))
  }

  /** A number from 0 up to 1, 1 excluded. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let mixed = this.state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  happens(probability: number): boolean {
    return this.next() < probability
  }

  /** A whole number, both ends included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1))
  }

  pick<Item>(items: readonly Item[]): Item | undefined {
    return items[Math.floor(this.next() * items.length)]
  }
}
