import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import type { Caller } from '../shares/caller'
import type { Lane } from '../shares/lane'
import { holdUntilSent } from './send-answers'

/** What anybody may send at once, whoever they are: it is read and parsed in no time. */
export const SMALL_BODY = 16 * 1024
/** What employees may send: long texts. Several at once would hold up everybody, and fill the memory while they wait. */
export const LARGEST_BODY = 1024 * 1024

/** Long enough for a slow line; whoever sends nothing would keep a place from others. */
const READ_WITHIN_MS = 60_000

/** Who does not say how much is coming may send as much as anybody. */
export const announcedBytes = ({ headers }: FastifyRequest): number =>
  headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : LARGEST_BODY

/** Before a large body is read, its caller is known and has a place, which is theirs until they are answered. */
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
