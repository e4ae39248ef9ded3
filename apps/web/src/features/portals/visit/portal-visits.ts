import { VISITOR_EMAIL_HEADER, VISITOR_PASSWORD_HEADER } from '@praxis/contract/portals/portal-rules'
import { type PortalDetails, portals } from '@praxis/contract/portals/portal-visits'
import { ApiError, call } from '@praxis/contract/protocol/caller'
import type { EndpointSpec } from '@praxis/contract/protocol/endpoint'
import { api, transportWith } from '../../../api/api'
import type { CookieJar } from '../../../api/cookies'
import { dropVisit, keepVisit, readVisit } from './kept-visits'
import type { TabVisits } from './tab-visits'
import type { Visit } from './visit'

export interface Credentials {
  readonly email: string
  readonly password: string
}

/** A visit that is over; without a refusal whoever came has left. */
export interface EndedVisit {
  readonly email: string | null
  readonly refusal: ApiError | undefined
}

/** The browser, as far as visits are kept in it. */
export interface Browser {
  /** Shared by its tabs, and outlasts them. */
  readonly cookies: CookieJar
  readonly tab: TabVisits
  readonly tellTabs: (key: string, value: string) => void
}

/** What was fetched of portals. */
export interface Answers {
  /** Keeps what a portal answered to the password, so that nobody asks again at once. */
  readonly keep: (reference: string, details: PortalDetails) => void
  /** Asks again whether the portal that is open is still there. */
  readonly lookAgain: (reference: string) => void
}

const headersOf = (email: string | null, password: string): Record<string, string> => ({
  ...(email !== null && { [VISITOR_EMAIL_HEADER]: email }),
  [VISITOR_PASSWORD_HEADER]: password,
})

/** Headers carry nothing else, and no portal has another password. */
const isSendable = (text: string): boolean => /^[ -~]*$/.test(text)

const LEFT = 'praxis-portal-left'

/**
 * Who is in which portal at this browser, as the cookie `portals` and the tab keep it. One portal is open at a time, and
 * the calls of its pages go as its visitor.
 */
export class PortalVisits {
  #opened: string | undefined
  #visit: Visit | undefined
  #ended: EndedVisit | undefined
  readonly #listeners = new Set<() => void>()

  constructor(
    private readonly browser: Browser,
    private readonly answers: Answers,
  ) {}

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Who is in the portal that is open. */
  get visit(): Visit | undefined {
    return this.#visit
  }

  /** The visit that ended on this page, if one did. */
  get ended(): EndedVisit | undefined {
    return this.#ended
  }

  /** Opens a portal with what is kept of it, or with a preview that its address brought. */
  open(reference: string, preview: string | undefined): void {
    const { tab, cookies } = this.browser
    if (preview !== undefined) tab.set(reference, { email: null, session: preview })
    else if (this.#opened === reference) return
    this.#opened = reference
    this.#ended = undefined
    this.#show(tab.get(reference) ?? readVisit(cookies, reference))
  }

  /** Comes in with the password; throws when the portal refuses. */
  async enter(reference: string, typed: Credentials, isKept: boolean): Promise<void> {
    const [email, password] = [typed.email.trim().toLowerCase(), typed.password.trim()]
    if (!isSendable(email) || !isSendable(password)) throw new ApiError(401, { reason: 'unauthorized' })
    const transport = transportWith(() => headersOf(email, password))
    const { session, ...details } = await call(transport, portals.getPortalDetails, {
      params: { projectId: reference },
    })
    if (session === undefined) throw new Error('The portal took the password and gave nothing in its place')
    const visit = { email, session }
    if (isKept) keepVisit(this.browser.cookies, reference, visit)
    else this.browser.tab.set(reference, visit)
    this.#ended = undefined
    this.answers.keep(reference, details)
    this.#show(visit)
  }

  /** Leaves the portal on purpose, in all tabs. */
  leave(): void {
    this.#end(undefined)
    this.browser.tellTabs(LEFT, `${this.#opened} ${Date.now()}`)
  }

  /** The portal no longer takes the visit that is open. */
  drop(refusal: ApiError): void {
    this.#end(refusal)
  }

  /** Hears what another tab tells. */
  hear(key: string | null, value: string | null): void {
    if (key === LEFT && value?.split(' ', 1)[0] === this.#opened) this.#end(undefined)
  }

  #end(refusal: ApiError | undefined): void {
    if (this.#opened === undefined || !this.#visit) return
    this.browser.tab.delete(this.#opened)
    dropVisit(this.browser.cookies, this.#opened)
    this.#ended = { email: this.#visit.email, refusal }
    this.#show(undefined)
  }

  #show(visit: Visit | undefined): void {
    this.#visit = visit
    api.visitAs(
      visit ? { headers: headersOf(visit.email, visit.session), onRefusal: (...told) => this.#doubt(...told) } : null,
    )
    for (const listener of this.#listeners) listener()
  }

  /** What is not shared is refused too, and nobody has to come in again for that. */
  #doubt(refusal: ApiError, spec: EndpointSpec): void {
    const isAsked = spec === portals.getPortalDetails
    if (refusal.reason === 'unauthorized') this.drop(refusal)
    else if (refusal.reason === 'dataNotAvailable' && !isAsked && this.#opened !== undefined)
      this.answers.lookAgain(this.#opened)
  }
}
