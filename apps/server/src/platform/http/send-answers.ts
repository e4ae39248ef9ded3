import type { FastifyReply } from 'fastify'
import type { Caller } from '../shares/caller'
import { CallerGone, type Lane } from '../shares/lane'
import type { BinaryAnswer, StreamAnswer } from './implement'

/** RFC 6266: a plain name for old clients, the real one in UTF-8; neither can break out of the header. */
export const contentDisposition = (kind: 'inline' | 'attachment', name: string): string => {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`
}

/** A file as an answer, also for a caller who has it already or asked for a part. */
export interface FileResponse extends BinaryAnswer {
  readonly status?: 200 | 206 | 304 | 416
  readonly headers?: Readonly<Record<string, string>>
}

// Whatever a file holds, it runs no script and loads nothing; our own pages may frame it.
const FILE_POLICY = "default-src 'none'; frame-ancestors 'self'; sandbox"

/** The answer with its content made before anything is sent, so that a failure can still be reported. */
export const madeAnswer = async (answer: FileResponse, caller: Caller): Promise<FileResponse> =>
  typeof answer.content === 'function' ? { ...answer, content: await answer.content(caller) } : answer

/** Long enough for a large file on a slow connection. */
const SENT_WITHIN_MS = 10 * 60_000

/** Takes a place in the lane until the answer has been sent, or the caller has left. */
export const holdUntilSent = async (lane: Lane, caller: Caller, { raw }: FastifyReply): Promise<void> => {
  if (raw.destroyed) throw new CallerGone()
  await lane.enter(caller)
  const late = setTimeout(() => raw.destroy(), SENT_WITHIN_MS)
  raw.once('close', () => {
    clearTimeout(late)
    lane.leave(caller)
  })
}

export const sendBinary = (reply: FastifyReply, answer: FileResponse) =>
  reply
    .code(answer.status ?? 200)
    .header('content-disposition', contentDisposition(answer.inline ? 'inline' : 'attachment', answer.name))
    .header('cache-control', answer.cacheControl)
    .header('content-security-policy', FILE_POLICY)
    .headers(answer.headers ?? {})
    .type(answer.contentType)
    .send(answer.content)

/** Hands the socket to the stream, which keeps it as long as it likes. */
export const sendStream = (reply: FastifyReply, answer: StreamAnswer) => {
  answer((headers) => {
    reply.hijack()
    reply.raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...headers })
    return reply.raw
  })
  return reply
}
