import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'

/**
 * Browsers that journeys hand on to each other, wiped: nothing of the last person is left but the product's compiled
 * scripts in the cache, as a returning person has them. A new browser for each journey would compile them again, a
 * tenth of all the work.
 */
export class UsedBrowsers {
  readonly #free = new Map<string, BrowserContext[]>()

  constructor(private readonly browser: Browser) {}

  async take(options: BrowserContextOptions, headers: Record<string, string>): Promise<BrowserContext> {
    const context = this.#like(options).pop() ?? (await this.browser.newContext(options))
    await context.setExtraHTTPHeaders(headers)
    return context
  }

  async giveBack(context: BrowserContext, options: BrowserContextOptions): Promise<void> {
    const page = context.pages()[0] ?? (await context.newPage())
    const devTools = await context.newCDPSession(page)
    await devTools.send('Storage.clearDataForOrigin', {
      origin: new URL(options.baseURL ?? '').origin,
      storageTypes: 'local_storage,indexeddb,service_workers',
    })
    for (const open of context.pages()) await open.close()
    await context.unrouteAll()
    await context.clearCookies()
    await context.clearPermissions()
    await context.setOffline(false)
    this.#like(options).push(context)
  }

  /** Only browsers of the same kind (size, finger, time zone …) stand in for each other. */
  #like(options: BrowserContextOptions): BrowserContext[] {
    const kind = JSON.stringify(options)
    const free = this.#free.get(kind) ?? []
    this.#free.set(kind, free)
    return free
  }
}
