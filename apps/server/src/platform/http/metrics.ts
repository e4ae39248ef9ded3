import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { FailedJobCount } from '../jobs/failed-jobs.queries'
import { Refusal } from '../refusal'
import { isLocalCall } from './local-call'
import { registerShareMetrics, type WatchedShares } from './share-metrics'

/** The other figures do not wait longer for a database that is away. */
const COUNTED_WITHIN_MS = 3_000

interface Watched extends WatchedShares {
  /** Bearer token for /metrics; without one only this machine may read them. */
  readonly token: string | undefined
  readonly openStreams: () => number
  readonly failedJobs: () => Promise<readonly FailedJobCount[]>
}

/** Counts and times requests by route, and serves the figures in Prometheus' format. */
export const registerMetrics = (server: FastifyInstance, watched: Watched): void => {
  const { token, openStreams, failedJobs } = watched
  const registry = new Registry()
  registerShareMetrics(registry, watched)
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'praxis_http_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  new Gauge({
    name: 'praxis_event_streams',
    help: 'Browsers listening for live changes',
    registers: [registry],
    collect() {
      this.set(openStreams())
    },
  })
  new Gauge({
    name: 'praxis_failed_jobs',
    help: 'Background work that failed for good and waits for a person, by kind',
    labelNames: ['task'] as const,
    registers: [registry],
    async collect() {
      this.reset()
      const late = pause(COUNTED_WITHIN_MS, [], { ref: false })
      const counts = await Promise.race([failedJobs(), late]).catch(() => [])
      for (const { task, count } of counts) this.set({ task }, count)
    },
  })

  server.addHook('onResponse', (request, reply, done) => {
    durations.observe(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
    done()
  })

  server.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    const allowed = token ? request.headers.authorization === `Bearer ${token}` : isLocalCall(request)
    if (!allowed) throw new Refusal('notFound')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
