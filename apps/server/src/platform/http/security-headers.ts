import type { FastifyInstance } from 'fastify'
import type { Config } from '../config'

const UNUSED_BROWSER_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'payment',
  'usb',
]

export const securityHeadersFor = ({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): Record<string, string> => ({
  // Answers of the API are data: shown as a page, they load, run and frame nothing. Pages bring their own policy.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': UNUSED_BROWSER_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'cache-control': 'no-store',
  ...(PUBLIC_URL?.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
})

/** The strictest headers on every answer, before anything else happens; answers that need less strict ones set them. */
export const registerSecurityHeaders = (server: FastifyInstance, config: Pick<Config, 'PUBLIC_URL'>): void => {
  const headers = securityHeadersFor(config)
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}
