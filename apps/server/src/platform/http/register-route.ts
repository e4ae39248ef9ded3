import { VISITOR_EMAIL_HEADER, VISITOR_PASSWORD_HEADER } from '@praxis/contract/portals/portal-rules'
import {
  type EndpointSpec,
  featuresOf,
  fullPath,
  isIdempotent,
  isRead,
  sharedInfosOf,
} from '@praxis/contract/protocol/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import {
  type Actor,
  callerOfActor,
  type EmployeeActor,
  hasCapability,
  isEmployeeActor,
  scopeOf,
  sharesWith,
  type UserActor,
  type VisitorActor,
} from '../auth/actor'
import type { Authenticator, Credentials } from '../auth/authenticator'
import type { VisitorAuthenticator, VisitorCredentials } from '../auth/visitor-authenticator'
import type { Database, ReadDb, Tx } from '../database/database'
import { BrokenPremise, type Premise } from '../database/premise'
import type { Scope } from '../database/scope'
import { once } from '../once'
import type { Platform } from '../platform'
import { invalidField, Refusal } from '../refusal'
import { inputCleaner } from '../rich-text/clean-input'
import type { Caller } from '../shares/caller'
import type { Lane } from '../shares/lane'
import type { Shares } from '../shares/shares'
import { answerOnce } from './answer-once'
import { HttpExchange } from './exchange'
import { type Answer, idempotentCall, printWith, readIdempotencyKey } from './idempotency'
import type { BinaryAnswer, Route, StreamAnswer } from './implement'
import { jsonWriterOf } from './json-writer'
import { admitLargeBodies, announcedBytes, LARGEST_BODY } from './large-bodies'
import { type CheckedRequest, inputReader, uploadsOf } from './read-input'
import { filesReceiver, takesFiles } from './receive-files'
import { isOverburdened } from './refusal-of-error'
import { holdUntilSent, madeAnswer, sendBinary, sendStream } from './send-answers'

export interface Ground {
  readonly platform: Platform
  readonly database: Database
  readonly authenticator: Authenticator
  readonly visitors: VisitorAuthenticator
  /** Compares every answer with the contract; on in tests, where an answer that does not fit must fail. */
  readonly checkAnswers: boolean
}

/** Long texts are written by people of a company and its visitors. Files are not JSON, and are read as they arrive. */
const mayBeLarge = (spec: EndpointSpec): boolean =>
  (spec.access === 'employee' || spec.access === 'visitor') && spec.body !== undefined && !takesFiles(spec)

/** The lane of the scarce resource that the call needs for its work. */
const laneOf = (spec: EndpointSpec, shares: Shares): Lane | undefined => {
  if (spec.hashes) return shares.hashing
  if (spec.makes) return spec.makes === 'pdf' ? shares.printing : shares.exports
  if (spec.imageBody) return shares.images
  return spec.files ? shares.uploads : undefined
}

/** In characters; a shorter answer fits into the buffers of the connection, even if nobody reads it. */
const LARGE_ANSWER = 256 * 1024

/** How long a statement of the call may take: nobody waits longer for a page, and others lack its connection. */
const patienceOf = (spec: EndpointSpec): number => {
  if (spec.response === 'binary') return 30_000
  return isRead(spec) ? 10_000 : 20_000
}

/** The request of a caller who was admitted. */
interface Call {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly http: HttpExchange
  readonly actor: Actor | undefined
  readonly caller: Caller
  readonly scope: Scope
  readonly premise: Premise | undefined
}

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]

const credentialsOf = (request: FastifyRequest): Credentials => ({
  token: bearerOf(request),
  employeeId: headerOf(request, 'employeeid'),
  impersonatorId: headerOf(request, 'impersonatorid'),
})

/** Ways to find out who calls: by what is remembered of them, on a premise, or by asking. Both refuse who may not call. */
interface Admission {
  readonly guess: () => Promise<{ readonly premise: Premise; readonly actor: () => Actor } | undefined>
  readonly actor: () => Promise<Actor>
}

/** Who calls, as far as the endpoint needs to know; refuses callers who may not, before the request is read. */
const admit = (
  spec: EndpointSpec,
  request: FastifyRequest,
  actor: UserActor | EmployeeActor,
): UserActor | EmployeeActor => {
  if (spec.notWhileImpersonating && headerOf(request, 'impersonatorid')) throw new Refusal('invalidPermission')
  // A call about a user's own account belongs to no company, whichever workspace they have open.
  if (spec.access === 'user') return { sessionId: actor.sessionId, user: actor.user }
  if (!isEmployeeActor(actor)) throw invalidField('employeeID', 'employeeID is required')
  const features = featuresOf(spec)
  if (features.length > 0 && !features.some((feature) => actor.company.features[feature]))
    throw new Refusal('featureDisabled')
  if (spec.capability && !hasCapability(actor, spec.capability)) throw new Refusal('invalidPermission')
  return actor
}

/** A visitor, as far as their portal shares what is asked for; a preview shows, and changes nothing. */
const admitVisitor = (spec: EndpointSpec, actor: VisitorActor): VisitorActor => {
  const keys = sharedInfosOf(spec)
  if (keys.length > 0 && !keys.some((key) => sharesWith(actor, key))) throw new Refusal('invalidPermission')
  if (actor.visitor === null && !isRead(spec)) throw new Refusal('previewOnly')
  return actor
}

const visitorCredentialsOf = (request: FastifyRequest): VisitorCredentials => ({
  reference: (request.params as { readonly projectId: string }).projectId,
  email: headerOf(request, VISITOR_EMAIL_HEADER),
  password: headerOf(request, VISITOR_PASSWORD_HEADER),
})

/** Whether everything before the first statement can be repeated: no file is read, no stream opened. */
const mayBeginWithGuess = (spec: EndpointSpec): boolean =>
  (spec.access === 'employee' || spec.access === 'visitor') &&
  !takesFiles(spec) &&
  (spec.response === 'nothing' || spec.response instanceof z.ZodType)

/**
 * Files, and the attempts that callers without a session are counted by, stay when a transaction is rolled back. So an
 * earlier answer is looked for first: a repeated call is no further attempt, and one with the key of another call is
 * refused before anything depends on which accounts exist.
 */
const looksFirst = (spec: EndpointSpec): boolean => takesFiles(spec) || spec.access === 'public'

/** Somebody else deleted the record that a row was to refer to; done again, the work finds that out and refuses. */
const isLostReference = (error: { readonly code: unknown }): boolean =>
  error.code === '23503' && 'message' in error && String(error.message).startsWith('insert or update')

/** Deadlocks and lost races between transactions: nothing happened, so the work can simply be done again. */
const isLostRace = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  (error.code === '40P01' || error.code === '40001' || isLostReference(error))

const ATTEMPTS = 3

const retryingLostRaces = async <Result>(work: () => Promise<Result>, attempt = 1): Promise<Result> => {
  try {
    return await work()
  } catch (error) {
    if (attempt >= ATTEMPTS || !isLostRace(error)) throw error
    return retryingLostRaces(work, attempt + 1)
  }
}

/** How many bytes of a request are stored: those of its files, and all others as text. */
const writtenIn = (request: FastifyRequest, input: CheckedRequest) => {
  const files = uploadsOf(input).reduce((sum, { size }) => sum + size, 0)
  return { files, text: Math.min(LARGEST_BODY, announcedBytes(request) - files) }
}

/** Serves one endpoint: admit, check, work in one transaction, answer. */
export const registerRoute = (server: FastifyInstance, route: Route, ground: Ground): void => {
  const { spec } = route
  const { platform, database, authenticator, visitors } = ground
  // A start makes hundreds of routes, of which few are called soon: the others make nothing.
  const readerOfInput = once(() => inputReader(spec, platform))
  const cleanerOfInput = once(() => spec.body && inputCleaner(spec.body, platform))
  const shape = spec.response instanceof z.ZodType ? spec.response : undefined
  const status = spec.response === 'nothing' ? 204 : 200
  const lane = laneOf(spec, platform.shares)
  const receiveFiles = takesFiles(spec) ? filesReceiver(spec, ground) : undefined
  const patienceMs = patienceOf(spec)
  const guesses = mayBeginWithGuess(spec)
  const prints = once(() => printWith(platform.secret))

  const inLane = <Result>(caller: Caller, work: () => Promise<Result>): Promise<Result> =>
    lane ? lane.pass(caller, work) : work()

  const fileOf = async (read: () => Promise<unknown>, caller: Caller, reply: FastifyReply) => {
    if (spec.makes) await holdUntilSent(platform.shares.downloads, caller, reply)
    return inLane(caller, async () => madeAnswer((await read()) as BinaryAnswer, caller))
  }

  const send = (reply: FastifyReply, { status: code, body }: Answer) => {
    reply.code(code)
    return shape ? reply.type('application/json; charset=utf-8').send(body) : reply.send()
  }

  const serialise = (result: unknown): string => {
    if (!shape) return ''
    if (ground.checkAnswers) shape.parse(result)
    return jsonWriterOf(shape)(result)
  }

  const serve = async (request: FastifyRequest, reply: FastifyReply, actor: Actor | undefined, premise?: Premise) => {
    const http = new HttpExchange(request, reply)
    const caller = callerOfActor(actor, http, spec.response === 'binary')
    const scope = { caller, patienceMs, ...scopeOf(actor) }
    const work = () => answer({ request, reply, http, actor, caller, scope, premise })
    const sendAnswer = await (receiveFiles ? receiveFiles({ request, caller, scope }, work) : work())
    return sendAnswer()
  }

  /** Makes the function that sends the answer once what it took to make it is free for the caller's next request. */
  const answer = async ({ request, reply, http, actor, caller, scope, premise }: Call): Promise<() => unknown> => {
    const input = await readerOfInput()(request)
    const work = (db: ReadDb | Tx) => route.handler({ actor, db, platform, http, ...input } as never)
    try {
      await cleanerOfInput()?.(input.body, caller)
      if (isRead(spec)) {
        const read = () => database.read(scope, work, premise)
        if (spec.response === 'binary') {
          const file = await fileOf(read, caller, reply)
          return () => sendBinary(reply, file)
        }
        const result = await read()
        if (spec.response === 'stream') return () => sendStream(reply, result as StreamAnswer)
        const body = serialise(result)
        if (body.length > LARGE_ANSWER) await holdUntilSent(platform.shares.answers, caller, reply)
        return () => send(reply, { status, body })
      }
      await platform.writtenBytes.take(scope, writtenIn(request, input))
      const mutate = <Made>(mutation: (db: Tx) => Promise<Made>) => {
        const attempt = () => database.mutate(scope, mutation, premise)
        return retryingLostRaces(() => inLane(caller, attempt))
      }
      if (spec.response === 'binary') {
        const file = await mutate(async (db) => (await work(db)) as BinaryAnswer)
        return () => sendBinary(reply, file)
      }
      const key = isIdempotent(spec) ? readIdempotencyKey(request.headers['idempotency-key']) : undefined
      const mutation = async (db: Tx): Promise<Answer> => ({ status, body: serialise(await work(db)) })
      const made = key
        ? await answerOnce({
            call: idempotentCall(prints(), { key, endpoint: route.name, input, actor }),
            looksFirst: looksFirst(spec),
            mutate,
            read: (look) => database.read(scope, look, premise),
            work: mutation,
          })
        : await mutate(mutation)
      return () => send(reply, made)
    } finally {
      await platform.files.discard(uploadsOf(input))
    }
  }

  const admissionOf = (request: FastifyRequest): Admission => {
    const credentials = credentialsOf(request)
    return {
      guess: async () => {
        const guess = await authenticator.guess(credentials)
        return guess && { premise: guess.premise, actor: () => admit(spec, request, guess.actor) }
      },
      actor: async () => admit(spec, request, await authenticator.actorOf(credentials)),
    }
  }

  const admissionOfVisitor = (request: FastifyRequest, reply: FastifyReply): Admission => {
    const credentials = visitorCredentialsOf(request)
    return {
      guess: async () => {
        const guess = visitors.guess(credentials)
        return guess && { premise: guess.premise, actor: () => admitVisitor(spec, guess.actor) }
      },
      actor: async () => {
        const http = new HttpExchange(request, reply)
        const asking = { addressBlock: http.addressBlock, caller: callerOfActor(undefined, http) }
        return admitVisitor(spec, await visitors.actorOf(credentials, asking))
      },
    }
  }

  const admissionTo = (request: FastifyRequest, reply: FastifyReply): Admission =>
    spec.access === 'visitor' ? admissionOfVisitor(request, reply) : admissionOf(request)

  const callerOfHeaders = async (request: FastifyRequest, reply: FastifyReply): Promise<Caller> => {
    const admission = admissionTo(request, reply)
    const guess = await admission.guess()
    return callerOfActor(guess ? guess.actor() : await admission.actor(), new HttpExchange(request, reply))
  }

  server.route({
    method: spec.method,
    url: fullPath(spec).replace(/\{(\w+)\}/g, ':$1'),
    ...(mayBeLarge(spec) && {
      bodyLimit: LARGEST_BODY,
      onRequest: admitLargeBodies(platform.shares.bodies, callerOfHeaders),
    }),
    // For a stream, a HEAD request would get headers of an answer that never ends.
    exposeHeadRoute: spec.method === 'GET' && spec.response !== 'stream',
    handler: async (request, reply) => {
      if (spec.access === 'public') return serve(request, reply, undefined)
      const admission = admissionTo(request, reply)
      const guess = guesses ? await admission.guess() : undefined
      if (guess) {
        try {
          return await serve(request, reply, guess.actor(), guess.premise)
        } catch (error) {
          // Work on a guess that the database has not confirmed is done again as the caller that the database names.
          if (guess.premise.holds && !(error instanceof BrokenPremise)) throw error
          if (isOverburdened(error)) throw error
        }
      }
      return serve(request, reply, await admission.actor())
    },
  })
}
