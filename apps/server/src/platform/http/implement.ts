import type { Readable, Writable } from 'node:stream'
import type { Access, Area, CheckedInput, EndpointSpec, Sent } from '@praxis/contract/protocol/endpoint'
import type { ActorFor } from '../auth/actor'
import type { ReadDb, Tx } from '../database/database'
import type { Upload } from '../files/upload'
import type { Platform } from '../platform'
import type { Caller } from '../shares/caller'
import type { HttpExchange } from './exchange'

/** Only an endpoint that changes something gets a transaction it can write in. */
type DbFor<E extends EndpointSpec> = E['method'] extends 'GET' ? ReadDb : E extends { reads: true } ? ReadDb : Tx

type UploadsOf<E extends EndpointSpec> = (E extends { files: infer Files }
  ? {
      readonly files: {
        readonly [K in keyof Files]: Files[K] extends { many: true }
          ? readonly Upload[]
          : Files[K] extends { required: true }
            ? Upload
            : Upload | undefined
      }
    }
  : unknown) &
  (E extends { imageBody: object } ? { readonly image: Upload } : unknown)

/** A file on its way to the caller. */
export interface BinaryAnswer {
  /** Content that takes long to make is a function, called after the transaction so that it holds no connection. */
  readonly content: Readable | Buffer | string | ((caller: Caller) => Promise<Buffer>)
  readonly contentType: string
  readonly name: string
  /** Whether a browser may show the file in place rather than download it. */
  readonly inline: boolean
  readonly cacheControl: string
}

/** Keeps writing to the caller until either side ends it. */
export type StreamAnswer = (open: (headers: Record<string, string>) => Writable) => void

type AnswerOf<E extends EndpointSpec> = E['response'] extends 'binary'
  ? BinaryAnswer
  : E['response'] extends 'stream'
    ? StreamAnswer
    : E['response'] extends 'nothing'
      ? unknown
      : Sent<E>

/** Everything a handler is given when such an actor calls. */
export type CallBy<Actor, E extends EndpointSpec> = CheckedInput<E> &
  UploadsOf<E> & {
    readonly actor: Actor
    readonly db: DbFor<E>
    readonly platform: Platform
    readonly http: HttpExchange
  }

export type Call<E extends EndpointSpec> = CallBy<ActorFor<E['access'] & Access>, E>

export type Handler<E extends EndpointSpec> = (call: Call<E>) => Promise<AnswerOf<E>>

export type Handlers<A extends Area> = { readonly [Name in keyof A]: Handler<A[Name]> }

/** One endpoint with its handler; their types were checked when it was implemented. */
export interface Route {
  readonly name: string
  readonly spec: EndpointSpec
  readonly handler: (call: never) => Promise<unknown>
}

/** Ties an area of the contract to its handlers: a missing or mistyped handler does not compile. */
export const implement = <A extends Area>(area: A, handlers: Handlers<A>): Route[] =>
  Object.entries(area).map(([name, spec]) => ({ name, spec, handler: handlers[name as keyof A] }))
