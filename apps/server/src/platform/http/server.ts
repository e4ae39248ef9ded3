import { setTimeout as pause } from 'node:timers/promises'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, LogController } from 'fastify'
import type { Logger } from 'pino'
import { sql } from '../database/sql'
import { diskProblem, isDiskFull } from '../files/disk-room'
import type { JobDefinition } from '../jobs/job'
import { Refusal } from '../refusal'
import { NotLetIn } from '../shares/lane'
import { malformedAnswerer } from './answer-malformed'
import { registerGoodbye } from './goodbye'
import type { Route } from './implement'
import { SMALL_BODY } from './large-bodies'
import { methodsOfAddress } from './methods-of-address'
import { registerMetrics } from './metrics'
import { jsonTextOf } from './read-json'
import { LARGEST_TEXT, MOST_FILES } from './read-uploads'
import { refusalOfError } from './refusal-of-error'
import { type Ground, registerRoute } from './register-route'
import { registerSecurityHeaders, securityHeadersFor } from './security-headers'

const READY_WITHIN_MS = 3_000
/** When to try again, unless the refusal says otherwise. */
const RETRY_SECONDS = 1
const REFUSED_AFTER_MS = 500

const bodyOf = (refusal: Refusal) => ({ reason: refusal.reason, ...refusal.details })

/** Bodies that the endpoint itself reads as they arrive. */
const readNothingYet = (_request: unknown, payload: unknown, done: (error: null, body: unknown) => void) =>
  done(null, payload)

const registerBodies = (server: FastifyInstance): void => {
  const parse = server.getDefaultJsonParser('error', 'error')
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined)
    try {
      parse(request, jsonTextOf(body as Buffer), done)
    } catch (error) {
      done(error as Error)
    }
  })
  server.addContentTypeParser(/^image\//, readNothingYet)
  server.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: Number.POSITIVE_INFINITY, files: MOST_FILES, fields: 200, fieldSize: LARGEST_TEXT, parts: 250 },
  })
}

/** Takes bodies of all types for some routes, and reads none of them. */
const registerWithAnyBody = (server: FastifyInstance, register: (scope: FastifyInstance) => void): void => {
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', readNothingYet)
    register(scope)
  })
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** An id that a caller claims is logged only if it has the form of one. */
const loggedId = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' && UUID.test(header) ? header : undefined

/** HTTP/1.1 requires a host in every request. */
const registerHostNeeded = (server: FastifyInstance): void => {
  server.addHook('onRequest', (request, _reply, done) => {
    const isMissing = request.headers.host === undefined && request.raw.httpVersion === '1.1'
    done(isMissing ? new Refusal('invalidInput') : undefined)
  })
}

const refuse = (reply: FastifyReply, refusal: Refusal) =>
  reply
    .code(refusal.status)
    .type('application/json')
    .send(JSON.stringify(bodyOf(refusal)))

/** Answers every error in one form; one that nobody foresaw is logged whole and answered with a number. */
const registerErrors = (server: FastifyInstance, log: Logger): void => {
  const methodsOf = methodsOfAddress(server)
  server.setErrorHandler(async (error, request, reply) => {
    // Refusing costs too, so callers who ask again at once are slowed down, except those who have waited in vain
    // already.
    if (error instanceof NotLetIn && error.reason === 'tooManyRequests') await pause(REFUSED_AFTER_MS)
    // A mutation that did not commit must not leave a cookie in the browser.
    if (!(error instanceof Refusal)) reply.removeHeader('set-cookie')
    const refusal = refusalOfError(error)
    if (!refusal) {
      log.error({ err: error, request: request.id, url: request.routeOptions.url }, 'request failed')
      return reply
        .code(500)
        .type('application/json')
        .send(JSON.stringify({ reason: 'unknownError1' }))
    }
    const { retryAfter = refusal.reason === 'unavailable' ? RETRY_SECONDS : undefined } = refusal.details
    if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter)
    return refuse(reply, refusal)
  })
  server.setNotFoundHandler(async (request, reply) => {
    const methods = methodsOf(request.url.split('?', 1)[0] ?? '')
    // An address that takes the method was not found for another reason, such as a parameter that is too long.
    if (methods.length === 0 || methods.includes(request.method)) throw new Refusal('notFound')
    reply.header('allow', methods.join(', '))
    throw new Refusal('methodNotAllowed')
  })
}

/** Callers who ask while an answer is on its way share that one: anybody may ask, and none of them takes a place. */
const onceAtATime = <Result>(ask: () => Promise<Result>): (() => Promise<Result>) => {
  let asked: Promise<Result> | undefined
  return () => {
    asked ??= ask().finally(() => {
      asked = undefined
    })
    return asked
  }
}

const registerHealth = (server: FastifyInstance, { database, platform }: Ground): void => {
  server.get('/healthz', { logLevel: 'silent' }, async () => ({ ok: true }))
  const ask = onceAtATime(() => database.global(sql`select 1`).then(() => true))
  server.get('/readyz', { logLevel: 'silent' }, async () => {
    const isReady = await Promise.race([ask(), pause(READY_WITHIN_MS, false, { ref: false })])
    if (!isReady) throw new Refusal('unavailable')
    const disk = await platform.files.disk.state()
    const problem = diskProblem(disk)
    // As long as only uploads are refused, this process is better kept in use.
    if (isDiskFull(disk)) throw new Refusal('unavailable', { disk: problem })
    return { ok: true, ...(problem && { disk: problem }) }
  })
}

/** The server of the API alone; the application adds pages and the mailbox. */
export const buildServer = (
  { routes, jobs }: { readonly routes: readonly Route[]; readonly jobs: readonly JobDefinition[] },
  ground: Ground,
  log: Logger,
): FastifyInstance => {
  const { config, events, files, limits, shares } = ground.platform
  const server = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    // Each request is logged in one line, written below.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: SMALL_BODY,
    // Only the proxy in front of us is trusted: it adds its caller at the end, whatever the caller wrote before that.
    trustProxy: config.TRUST_PROXY && ((_address: string, hop: number) => hop === 0),
    forceCloseConnections: true,
    return503OnClosing: false,
    // An address that cannot be parsed is answered as one that does not exist.
    frameworkErrors: (error, request, reply) => {
      const headers = { 'x-request-id': request.id, ...securityHeadersFor(config) }
      refuse(reply.headers(headers), refusalOfError(error) ?? new Refusal('notFound'))
    },
    clientErrorHandler: malformedAnswerer(config, log),
    // We report a missing host ourselves, like everything else that is wrong with a request.
    http: { requireHostHeader: false },
    // Long enough for a large upload on a slow connection, short enough that nobody holds a connection for ever.
    requestTimeout: 10 * 60_000,
    // Only a caller who has stopped reading is silent for so long: every wait ends sooner, and streams have a
    // heartbeat.
    connectionTimeout: 3 * 60_000,
    genReqId: () => crypto.randomUUID(),
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
  })
  server.addHook('onResponse', (request, reply, done) => {
    log.info({
      request: request.id,
      method: request.method,
      // The route is logged, not the address, which can carry tokens and names.
      route: request.routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      employee: loggedId(request.headers.employeeid),
    })
    done()
  })
  server.addHook('onSend', (request, reply, payload, done) => {
    reply.header('x-request-id', request.id)
    done(null, payload)
  })
  registerSecurityHeaders(server, config)
  registerHostNeeded(server)
  registerGoodbye(server)
  registerBodies(server)
  registerErrors(server, log)
  registerHealth(server, ground)
  registerMetrics(server, {
    token: config.METRICS_TOKEN,
    openStreams: () => events.size,
    database: ground.database,
    files,
    jobs,
    lanes: [ground.database.lane, limits.lane, ...Object.values(shares)],
    refusedByLimits: () => limits.refused,
  })
  for (const route of routes)
    if (route.spec.ignoresBody) registerWithAnyBody(server, (scope) => registerRoute(scope, route, ground))
    else registerRoute(server, route, ground)
  return server
}
