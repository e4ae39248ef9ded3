import { ApiError, type CallOptions, call, refusalOf, send, type Transport } from '@praxis/contract/protocol/caller'
import type { EndpointSpec, Input, Output } from '@praxis/contract/protocol/endpoint'
import { uniqueKey } from '@praxis/contract/protocol/unique-key'
import { sharedByTabs } from './browser-tabs'
import { ConnectionError, fetchOrExplain } from './connection-error'
import type { OnUpload } from './fetch-with-progress'
import { Session } from './session'

/** As whom the tab acts: one of the user's employments, or somebody they impersonate. */
export interface ActingEmployment {
  readonly employeeID: string
  readonly impersonatorID?: string
}

/** A visit to a portal from outside, which takes the place of a session there. */
export interface PortalVisit {
  /** What each call says of who comes. */
  readonly headers: Readonly<Record<string, string>>
  /** Told of every refusal: the portal may no longer take whoever came. */
  readonly onRefusal: (refusal: ApiError, spec: EndpointSpec) => void
}

interface WebCallOptions extends CallOptions {
  /** Called with the progress of an upload, for files large enough that a person wants to see it. */
  readonly onUpload?: OnUpload
}

const isExpired = (error: unknown): boolean => error instanceof ApiError && error.reason === 'invalidAccessToken'

const telling = (transport: Transport, onUpload: OnUpload): Transport => ({
  ...transport,
  fetch: (request) => fetchOrExplain(request as Request, onUpload),
})

/** Carries calls with these headers. */
export const transportWith = (headers: Transport['headers']): Transport => ({
  baseUrl: '',
  fetch: (request) => fetchOrExplain(request as Request),
  headers,
})

export class Api {
  #acting: ActingEmployment | null = null
  #visit: PortalVisit | null = null

  constructor(private readonly session: Session) {}

  get acting(): ActingEmployment | null {
    return this.#acting
  }

  actAs(acting: ActingEmployment | null): void {
    this.#acting = acting
  }

  visitAs(visit: PortalVisit | null): void {
    this.#visit = visit
  }

  /** Calls an endpoint; a refusal is an ApiError, no answer a ConnectionError. An expired token is renewed once. */
  call<E extends EndpointSpec>(spec: E, input: Input<E>, options: WebCallOptions = {}): Promise<Output<E>> {
    // The key is chosen here, so that a repeated attempt is the same request.
    const idempotencyKey = options.idempotencyKey ?? uniqueKey()
    const { onUpload } = options
    const attempt = (transport: Transport) => call(transport, spec, input, { ...options, idempotencyKey })
    return this.#withToken(spec, (transport) => attempt(onUpload ? telling(transport, onUpload) : transport))
  }

  /** Opens an answer that stays open, such as the stream of live events. */
  stream<E extends EndpointSpec>(spec: E, input: Input<E>, options: CallOptions = {}): Promise<Response> {
    return this.#withToken(spec, async (transport) => {
      const response = await send(transport, spec, input, options)
      if (!response.ok) throw await refusalOf(response)
      return response
    })
  }

  /** Fetches a whole file. */
  async download<E extends EndpointSpec>(spec: E, input: Input<E>): Promise<Blob> {
    const response = await this.stream(spec, input)
    try {
      return await response.blob()
    } catch (error) {
      throw new ConnectionError(error)
    }
  }

  async #withToken<T>(spec: EndpointSpec, attempt: (transport: Transport) => Promise<T>): Promise<T> {
    if (spec.access === 'visitor') return this.#asVisitor(spec, attempt)
    const token = this.session.token
    try {
      return await attempt(this.#transport(spec, token))
    } catch (error) {
      if (spec.access === 'public' || !isExpired(error)) throw error
      const renewed = await this.session.renew(token)
      return attempt(this.#transport(spec, renewed))
    }
  }

  async #asVisitor<T>(spec: EndpointSpec, attempt: (transport: Transport) => Promise<T>): Promise<T> {
    const visit = this.#visit
    try {
      return await attempt(transportWith(() => ({ ...visit?.headers })))
    } catch (error) {
      // A refusal that comes late is about a visit that is over.
      if (error instanceof ApiError && visit === this.#visit) visit?.onRefusal(error, spec)
      throw error
    }
  }

  #transport(spec: EndpointSpec, token: string | undefined): Transport {
    return transportWith(() => ({
      ...(token && { authorization: `Bearer ${token}` }),
      // Calls about the user's own account must not fail because the employment they last acted in is closed.
      ...(spec.access === 'employee' && this.#acting),
    }))
  }
}

export const session = new Session(sharedByTabs())
export const api = new Api(session)
