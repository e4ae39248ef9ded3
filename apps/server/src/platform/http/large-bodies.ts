import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import type { Caller } from '../shares/caller'
import type { Lane } from '../shares/lane'
import { holdUntilSent } from './send-answers'

/** The size of a body that anybody may send: it is read and parsed in no time. */
export const SMALL_BODY = 16 * 1024
/** Those who write may send long texts, up to this size; several at once would hold up everybody and fill the memory. */
export const LARGEST_BODY = 1024 * 1024

/** Long enough for a slow connection; a caller who sends nothing would keep a place from others. */
const READ_WITHIN_MS = 60_000

/** A body without an announced size counts as one that anybody may send. */
export const announcedBytes = ({ headers }: FastifyRequest): number =>
  headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : LARGEST_BODY

/** Before a large body is read, its caller is known and gets a place, which they keep until they are answered. */
export const admitLargeBodies = (
  lane: Lane,
  callerOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Caller>,
): onRequestHookHandler => {
  const hold = async (request: FastifyRequest, reply: FastifyReply) => {
    await holdUntilSent(lane, await callerOf(request, reply), reply)
    const late = setTimeout(() => request.raw.destroy(), READ_WITHIN_MS)
    request.raw.once('close', () => clearTimeout(late))
  }
  return (request, reply, done) => {
    if (announcedBytes(request) > SMALL_BODY) hold(request, reply).then(() => done(), done)
    else done()
  }
}
