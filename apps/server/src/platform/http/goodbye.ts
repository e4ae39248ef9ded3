import type { FastifyInstance } from 'fastify'
import { Refusal } from '../refusal'

/** Long enough for requests, and well within the time the process is given to end. */
const PATIENCE_MS = 5_000

/** When the server closes, requests under way are finished within reason; new ones are told to try again. */
export const registerGoodbye = (server: FastifyInstance): void => {
  let underWay = 0
  let isLeaving = false
  let allDone: () => void = () => undefined
  server.addHook('onRequest', (_request, reply, done) => {
    if (isLeaving) return done(new Refusal('unavailable'))
    underWay += 1
    reply.raw.once('close', () => {
      underWay -= 1
      if (underWay === 0) allDone()
    })
    done()
  })
  server.addHook('preClose', async () => {
    isLeaving = true
    if (underWay === 0) return
    await new Promise<void>((resolve) => {
      const patience = setTimeout(resolve, PATIENCE_MS)
      allDone = () => {
        clearTimeout(patience)
        resolve()
      }
    })
  })
}
