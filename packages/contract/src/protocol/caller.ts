import { type EndpointSpec, fullPath, type Input, isIdempotent, type Output } from './endpoint'
import { textOf } from './reason-texts'
import { uniqueKey } from './unique-key'

/** A refusal as it came over the wire. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  constructor(
    readonly status: number,
    readonly refusal: { reason: string; fields?: readonly { path: string; message: string }[] } & Record<
      string,
      unknown
    >,
    /** The caller gives its own words where those of the catalogue are too general. */
    text = textOf(refusal),
  ) {
    super(text)
  }

  get reason(): string {
    return this.refusal.reason
  }
}

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Defaults to a new key per call; a form gives its own, so that a second press is the same request. */
  readonly idempotencyKey?: string
}

export interface Transport {
  readonly baseUrl: string
  readonly headers: () => Record<string, string>
  readonly fetch: typeof fetch
}

interface AnyInput {
  readonly params?: Record<string, unknown>
  readonly query?: Record<string, unknown>
  readonly body?: Record<string, unknown>
  readonly files?: Record<string, Blob | readonly Blob[] | undefined>
  readonly image?: Blob
}

const addressOf = (spec: EndpointSpec, input: AnyInput): string => {
  const path = fullPath(spec).replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name])),
  )
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined) query.append(name, String(value))
  }
  return query.size > 0 ? `${path}?${query}` : path
}

/** The input as a form: arrays become repeated bracketed names, objects become JSON parts. */
const multipartOf = (input: AnyInput): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(input.body ?? {})) {
    if (value === undefined) continue
    if (Array.isArray(value)) for (const one of value) form.append(`${name}[]`, partOf(one))
    else form.append(name, partOf(value))
  }
  for (const [name, files] of Object.entries(input.files ?? {})) {
    if (files === undefined) continue
    if (files instanceof Blob) form.append(name, files)
    else for (const file of files) form.append(`${name}[]`, file)
  }
  return form
}

const partOf = (value: unknown): string | Blob =>
  typeof value === 'object' && value !== null
    ? new Blob([JSON.stringify(value)], { type: 'application/json' })
    : String(value)

const bodyOf = (spec: EndpointSpec, input: AnyInput): { body?: BodyInit; type?: string } => {
  if (spec.imageBody && input.image) return { body: input.image, type: input.image.type }
  if (spec.files) return { body: multipartOf(input) }
  if (spec.body) return { body: JSON.stringify(input.body ?? {}), type: 'application/json' }
  return {}
}

const requestOf = (transport: Transport, spec: EndpointSpec, input: AnyInput, options: CallOptions): Request => {
  const { body, type } = bodyOf(spec, input)
  const headers = new Headers(transport.headers())
  if (type) headers.set('content-type', type)
  if (isIdempotent(spec)) headers.set('idempotency-key', options.idempotencyKey ?? uniqueKey())
  return new Request(transport.baseUrl + addressOf(spec, input), {
    method: spec.method,
    headers,
    body: body ?? null,
    signal: options.signal ?? null,
    credentials: 'same-origin',
  })
}

/** Sends the call and hands back the raw response, refused or not. */
export const send = <E extends EndpointSpec>(
  transport: Transport,
  spec: E,
  input: Input<E>,
  options: CallOptions = {},
): Promise<Response> => transport.fetch(requestOf(transport, spec, input as AnyInput, options))

export const refusalOf = async (response: Response): Promise<ApiError> => {
  const body: unknown = await response.json().catch(() => undefined)
  const refusal =
    typeof body === 'object' && body !== null && 'reason' in body && typeof body.reason === 'string'
      ? { ...body, reason: body.reason }
      : { reason: response.status === 404 ? 'notFound' : 'unknownError1' }
  return new ApiError(response.status, refusal)
}

/** Calls an endpoint and gives its typed answer; a refusal is thrown as ApiError. */
export const call = async <E extends EndpointSpec>(
  transport: Transport,
  spec: E,
  input: Input<E>,
  options: CallOptions = {},
): Promise<Output<E>> => {
  const response = await send(transport, spec, input, options)
  if (!response.ok) throw await refusalOf(response)
  if (typeof spec.response === 'string') return undefined as Output<E>
  const sent: unknown = await response.json()
  return (spec.unfold ? spec.unfold(sent as never) : sent) as Output<E>
}
