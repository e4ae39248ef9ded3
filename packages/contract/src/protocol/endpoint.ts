import type * as z from 'zod'
import type { Capability, FeatureFlag } from '../people/capabilities'
import type { SharedInfo } from '../portals/portal-rules'
import type { Reason } from './reasons'
import type { AreaName } from './topics'

/**
 * Who may call: anyone, a signed-in user, a user acting as an employee of a company (header employeeID), or a visitor of the
 * portal that the path names as projectId (headers p-email and p-password).
 */
export type Access = 'public' | 'user' | 'employee' | 'visitor'

type Fields = z.ZodObject

/** The files a multipart request may carry by a name; `many` come as the name repeated, with or without brackets. */
export interface FilePart {
  readonly maxBytes: number
  readonly many?: boolean
  readonly required?: boolean
  readonly accept: 'image' | 'any'
}

export interface EndpointSpec {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The path below /api/v1, with parameters in braces: /clients/{id} */
  readonly path: string
  /** The path is complete as it stands, outside /api/v1. */
  readonly outsideBase?: true
  readonly summary: string
  readonly area?: AreaName
  readonly access: Access
  /** The caller is proved by username and password, with a second factor where one is set up. */
  readonly credentials?: 'basic'
  readonly capability?: Capability
  /** The feature that the company has to have switched on, or several of which one is enough. */
  readonly feature?: FeatureFlag | readonly FeatureFlag[]
  /** What the portal has to share for its visitors to call, or several things of which one is enough. */
  readonly sharedInfo?: SharedInfo | readonly SharedInfo[]
  readonly params?: Fields
  readonly query?: Fields
  readonly body?: Fields
  /** The body is multipart: `body` holds its fields, this its files. */
  readonly files?: Readonly<Record<string, FilePart>>
  /** The body is one image, its type given by the content type. */
  readonly imageBody?: { readonly maxBytes: number }
  /** A POST that changes nothing: it runs as a read and takes no Idempotency-Key. */
  readonly reads?: true
  /** The body says nothing that counts, whatever its type: mail programs and plain forms send one. */
  readonly ignoresBody?: true
  /** The call is refused while impersonating: permissions, contracts and credentials are changed only as oneself. */
  readonly notWhileImpersonating?: true
  /** The call hashes a password, which takes a core for a while: there is a queue for it. */
  readonly hashes?: true
  /** The file is made for the call, which takes a while: there is a queue for each kind. */
  readonly makes?: 'csv' | 'pdf'
  /** The answer holds a secret, so it is not kept for a repeated call. */
  readonly secret?: true
  /** Doing it twice is as if it were done once, so no answer is kept for a repeated call. */
  readonly repeatable?: true
  /** What the answer is: JSON of a shape, nothing, a file, or a stream that stays open. */
  readonly response: z.ZodType | 'nothing' | 'binary' | 'stream'
  /** Callers get the answer unfolded: with what a list sends once for many items, or leaves out as the default. */
  readonly unfold?: (sent: never) => unknown
  /** Reasons particular to this endpoint; those any endpoint can give are not repeated. */
  readonly reasons?: readonly Reason[]
}

export type Area = Readonly<Record<string, EndpointSpec>>

/** Endpoints that know what they are about. */
export type Named<Endpoints extends Area> = {
  readonly [Name in keyof Endpoints]: Endpoints[Name] & { readonly area: AreaName }
}

/**
 * Tells endpoints what they are about, unless they say it themselves: browsers keep answers by it, and know by it which of
 * them a call makes stale.
 */
export const about = <Endpoints extends Area>(area: AreaName, endpoints: Endpoints): Named<Endpoints> =>
  Object.fromEntries(Object.entries(endpoints).map(([name, spec]) => [name, { area, ...spec }])) as Named<Endpoints>

export const endpoint = <const E extends EndpointSpec>(
  spec: E & (E extends { unfold: unknown } ? { unfold: (sent: Sent<E>) => unknown } : unknown),
): E => spec

export const API_BASE = '/api/v1'

export const fullPath = (spec: EndpointSpec): string => (spec.outsideBase ? spec.path : API_BASE + spec.path)

/** The features of which the company needs one; any company may call without them. */
export const featuresOf = ({ feature }: EndpointSpec): readonly FeatureFlag[] =>
  feature === undefined ? [] : typeof feature === 'string' ? [feature] : feature

/** What a portal has to share for its visitors to call, of which one is enough; they always may without. */
export const sharedInfosOf = ({ sharedInfo }: EndpointSpec): readonly SharedInfo[] =>
  sharedInfo === undefined ? [] : typeof sharedInfo === 'string' ? [sharedInfo] : sharedInfo

/** Whether the call only reads, so that it needs no transaction of its own and may be repeated freely. */
export const isRead = (spec: EndpointSpec): boolean => spec.method === 'GET' || spec.reads === true

/** Whether a repeated call with the same Idempotency-Key gets the first one's answer. */
export const isIdempotent = (spec: EndpointSpec): boolean =>
  spec.method === 'POST' && !isRead(spec) && !spec.secret && !spec.repeatable

type Part<Key extends string, Schema, Direction extends 'in' | 'out'> = Schema extends z.ZodType
  ? Direction extends 'in'
    ? Record<never, never> extends z.input<Schema>
      ? { readonly [K in Key]?: z.input<Schema> }
      : { readonly [K in Key]: z.input<Schema> }
    : { readonly [K in Key]: z.output<Schema> }
  : unknown

type UploadPart<E extends EndpointSpec> = (E extends { files: infer Files }
  ? { readonly files: { readonly [K in keyof Files]?: Blob | readonly Blob[] } }
  : unknown) &
  (E extends { imageBody: object } ? { readonly image: Blob } : unknown)

/** What a caller gives. */
export type Input<E extends EndpointSpec> = Part<'params', E['params'], 'in'> &
  Part<'query', E['query'], 'in'> &
  Part<'body', E['body'], 'in'> &
  UploadPart<E>

/** What a handler gets: the caller’s input, checked and with defaults filled in. */
export type CheckedInput<E extends EndpointSpec> = Part<'params', E['params'], 'out'> &
  Part<'query', E['query'], 'out'> &
  Part<'body', E['body'], 'out'>

/** The answer as it goes over the wire. */
export type Sent<E extends EndpointSpec> = E['response'] extends z.ZodType ? z.output<E['response']> : undefined

/** The answer as the caller gets it: unfolded. */
export type Output<E extends EndpointSpec> = E extends { unfold: (sent: never) => infer Unfolded } ? Unfolded : Sent<E>
