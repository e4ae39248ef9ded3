import type { Visit } from './visit'

const PREFIX = 'praxis-portal/'

/** Visits that are kept for one tab and survive its reload, where the browser lets them. */
export class TabVisits {
  readonly #known = new Map<string, Visit | undefined>()

  constructor(
    private readonly page: { readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> },
  ) {}

  get(reference: string): Visit | undefined {
    if (!this.#known.has(reference)) this.#known.set(reference, this.#read(reference))
    return this.#known.get(reference)
  }

  set(reference: string, visit: Visit): void {
    this.#known.set(reference, visit)
    try {
      this.page.sessionStorage.setItem(PREFIX + reference, JSON.stringify(visit))
    } catch {
      // Without storage the visit lasts as long as the page.
    }
  }

  delete(reference: string): void {
    this.#known.set(reference, undefined)
    try {
      this.page.sessionStorage.removeItem(PREFIX + reference)
    } catch {
      // Nothing was kept.
    }
  }

  #read(reference: string): Visit | undefined {
    try {
      const kept = this.page.sessionStorage.getItem(PREFIX + reference)
      return kept === null ? undefined : JSON.parse(kept)
    } catch {
      return undefined
    }
  }
}
