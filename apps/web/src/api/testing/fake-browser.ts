import type { Channel, Locks, SharedByTabs } from '../session'

type MessageListener = Parameters<Channel['addEventListener']>[1]

/** A browser with several tabs: one cookie jar, one set of locks, and messages that reach all tabs but the sender. */
export class FakeBrowser {
  readonly #cookies = new Map<string, string>()
  readonly #channels: { owner: object; listener: MessageListener }[] = []
  #held: Promise<unknown> | undefined

  readonly cookies = this.#jar()

  tab(): SharedByTabs {
    const owner = {}
    const channel: Channel = {
      postMessage: (data) => {
        const others = this.#channels.filter((other) => other.owner !== owner)
        queueMicrotask(() => {
          for (const { listener } of others) listener(new MessageEvent('message', { data }))
        })
      },
      addEventListener: (_type, listener) => this.#channels.push({ owner, listener }),
    }
    return { cookies: this.cookies, locks: this.#locks, channel }
  }

  readonly #locks: Locks = {
    request: async (_name, { ifAvailable }, work) => {
      if (this.#held && ifAvailable) return work(null)
      while (this.#held) await this.#held.catch(() => undefined)
      const running = work({})
      this.#held = running
      try {
        return await running
      } finally {
        this.#held = undefined
      }
    },
  }

  #jar(): { cookie: string } {
    const cookies = this.#cookies
    return {
      get cookie() {
        return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      },
      set cookie(text: string) {
        const [pair = '', ...attributes] = text.split('; ')
        const [name = '', value = ''] = pair.split('=')
        if (attributes.includes('max-age=0')) cookies.delete(name)
        else cookies.set(name, value)
      },
    }
  }
}
