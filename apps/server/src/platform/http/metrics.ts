import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { Refusal } from '../refusal'
import { registerInstallationMetrics, type WatchedInstallation } from './installation-metrics'
import { isLocalCall } from './local-call'
import { registerShareMetrics, type WatchedShares } from './share-metrics'

interface Watched extends WatchedShares, WatchedInstallation {
  /** Bearer token for /metrics; without one only this machine may read the figures. */
  readonly token: string | undefined
  readonly openStreams: () => number
}

/** Counts and times requests by route, and serves the figures in Prometheus' format. */
export const registerMetrics = (server: FastifyInstance, watched: Watched): void => {
  const { token, openStreams } = watched
  const registry = new Registry()
  registerShareMetrics(registry, watched)
  registerInstallationMetrics(registry, watched)
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
