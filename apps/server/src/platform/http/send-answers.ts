import type { FastifyReply } from 'fastify'
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

/** A file answer that knows what the caller has already, or asked for only a part. */
export interface FileResponse extends BinaryAnswer {
  readonly status?: 200 | 206 | 304 | 416
  readonly headers?: Readonly<Record<string, string>>
}

// Whatever the file holds, it runs no script and loads nothing; our own pages may frame it.
const FILE_POLICY = "default-src 'none'; frame-ancestors 'self'; sandbox"

export const sendBinary = (reply: FastifyReply, answer: FileResponse) =>
  reply
    .code(answer.status ?? 200)
    .header('content-disposition', contentDisposition(answer.inline ? 'inline' : 'attachment', answer.name))
    .header('cache-control', answer.cacheControl)
    .header('content-security-policy', FILE_POLICY)
    .headers(answer.headers ?? {})
    .type(answer.contentType)
    .send(answer.content)

/** Hands the socket to the answer, which keeps it as long as it likes. */
export const sendStream = (reply: FastifyReply, answer: StreamAnswer) => {
  answer((headers) => {
    reply.hijack()
    reply.raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...headers })
    return reply.raw
  })
  return reply
}
