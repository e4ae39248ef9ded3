import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { valueTypes } from '@praxis/server/platform/database/value-types'
import pg from 'pg'
import type { FloorRequest } from './floor/floor-call'
import { FLOOR_HEADER, floorCallNames, floorCalls } from './floor/floor-calls'
import type { ServerOrders } from './server-process'

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let body = ''
  request.setEncoding('utf8')
  for await (const chunk of request) body += chunk
  return body
}

/** The same information by the leanest statements: nobody is admitted, nothing checked, kept or announced around them. */
process.once('message', ({ superuserUrl, cast }: ServerOrders) => {
  const pool = new pg.Pool({ connectionString: superuserUrl, max: 12, types: valueTypes, options: '-c timezone=UTC' })
  const server = createServer(async (incoming, response) => {
    const name = floorCallNames[Number(incoming.headers[FLOOR_HEADER])]
    if (!name) return response.writeHead(404).end()
    const request: FloorRequest = {
      url: new URL(incoming.url ?? '', 'http://floor'),
      body: incoming.method === 'POST' ? await bodyOf(incoming) : '',
      companyId: cast.companyId,
      employeeId: cast.employeeId,
    }
    try {
      const answers = await Promise.all(
        floorCalls[name].statements(request).map(async ({ values, ...statement }) => {
          const { rows } = await pool.query({ ...statement, values: [...values] })
          return rows
        }),
      )
      const body = JSON.stringify(answers)
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
  // Idle between its rounds, it must not hang up on its caller.
  server.keepAliveTimeout = 60_000
  server.listen(0, '127.0.0.1', () => {
    process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
  })
})
