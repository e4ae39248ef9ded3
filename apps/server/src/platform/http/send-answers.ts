import type { FastifyReply } from 'fastify'
import type { BinaryAnswer, StreamAnswer } from './implement'

/** RFC 6266: a plain name for old clients, the real one in UTF-8; neither can break out of the header. */
export const contentDisposition = (kind: 'inline' | 'attachment', name: string): string => {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (character) =>
    `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`
}

export const sendBinary = (reply: FastifyReply, answer: BinaryAnswer) =>
  reply
    .header('content-disposition', contentDisposition(answer.inline ? 'inline' : 'attachment', answer.name))
    .header('cache-control', answer.cacheControl)
    // Whatever the file holds, it runs no script and loads nothing.
    .header('content-security-policy', "default-src 'none'; sandbox")
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
