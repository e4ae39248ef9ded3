import type { APIRequestContext } from '@playwright/test'
import type { Transport } from '@praxis/contract/protocol/caller'

/** Only path and query of an address are used: Playwright knows the server. */
const ANY_SERVER = 'http://praxis.example'

/** Carries calls of the contract by the requests of a journey, so that they come from its address. */
export const transportOf = (request: APIRequestContext, headers: Record<string, string> = {}): Transport => ({
  baseUrl: ANY_SERVER,
  headers: () => headers,
  fetch: async (...given) => {
    const asked = new Request(...given)
    const body = Buffer.from(await asked.arrayBuffer())
    const answer = await request.fetch(asked.url.slice(ANY_SERVER.length), {
      method: asked.method,
      headers: Object.fromEntries(asked.headers),
      ...(body.length > 0 && { data: body }),
    })
    const status = answer.status()
    return new Response(status === 204 ? null : new Uint8Array(await answer.body()), { status })
  },
})
