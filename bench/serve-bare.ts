import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { valueTypes } from '@praxis/server/platform/database/value-types'
import pg from 'pg'
import type { ServerOrders } from './server-process'

/** Answers a request; `body` is that of a POST. */
export type BareHandler = (request: IncomingMessage, body: string) => Promise<unknown>

const bodyOf = (request: IncomingMessage): Promise<string> =>
  new Promise((resolve, reject) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (chunk: string) => {
      body += chunk
    })
    request.on('end', () => resolve(body))
    request.on('error', reject)
  })

/** The least a server can do around its statements: it answers with their rows, and ends with its parent. */
export const serveBare = (handlerOf: (pool: pg.Pool, orders: ServerOrders) => BareHandler): void => {
  process.once('message', (orders: ServerOrders) => {
    const { superuserUrl } = orders
    const pool = new pg.Pool({
      connectionString: superuserUrl,
      max: 12,
      types: valueTypes,
      // Plans are made once, as the product's are: a server that makes them anew would not be the leanest.
      options: '-c timezone=UTC -c plan_cache_mode=force_generic_plan -c random_page_cost=1.1',
    })
    const handle = handlerOf(pool, orders)
    const server = createServer(async (request, response) => {
      try {
        const body = JSON.stringify(await handle(request, request.method === 'POST' ? await bodyOf(request) : ''))
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
        response.end(body)
      } catch (error) {
        console.error(error)
        response.writeHead(500).end()
      }
    })
    process.once('disconnect', async () => {
      server.closeAllConnections()
      server.close()
      await pool.end()
      process.exit()
    })
    // A server that is idle between rounds must not close its caller's connections.
    server.keepAliveTimeout = 60_000
    server.listen(0, '127.0.0.1', () => {
      process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
    })
  })
}
