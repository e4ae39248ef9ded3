import type { HttpExchange } from '../http/exchange'
import type { FileResponse } from '../http/send-answers'
import { Refusal } from '../refusal'
import { isShownInline } from './content-type'
import type { FileStorage } from './file-storage'
import { requestedRange } from './requested-range'

/** The browser asks each time, as its user may have lost the right; a file it has already is not sent again. */
export const PRIVATE_FILE = 'private, no-cache'

interface ServedFile {
  readonly storageKey: string
  readonly name: string
  readonly contentType: string
  readonly size: number
  readonly cacheControl: string
  readonly headers?: Readonly<Record<string, string>>
}

/** A stored file as an answer: empty when the browser has it already, a part when it asks for one. */
export const answerWithFile = async (
  storage: FileStorage,
  http: HttpExchange,
  file: ServedFile,
): Promise<FileResponse> => {
  const { storageKey, name, contentType, size, cacheControl } = file
  // Objects never change under their key, so the key serves as the version.
  const etag = `"${storageKey}"`
  const headers = { ...file.headers, etag, 'accept-ranges': 'bytes' }
  const answer = {
    contentType: contentType.startsWith('text/') ? `${contentType}; charset=utf-8` : contentType,
    name,
    inline: isShownInline(contentType),
    cacheControl,
  }
  if (
    http
      .header('if-none-match')
      ?.split(/\s*,\s*/)
      .includes(etag)
  )
    return { ...answer, content: '', status: 304, headers }

  const condition = http.header('if-range')
  const range = condition === undefined || condition === etag ? requestedRange(http.header('range'), size) : undefined
  if (range === 'none')
    return { ...answer, content: '', status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } }
  const content = await storage.open(storageKey, range)
  if (!content) throw new Refusal('notFound')
  if (!range) return { ...answer, content, status: 200, headers: { ...headers, 'content-length': `${size}` } }
  return {
    ...answer,
    content,
    status: 206,
    headers: {
      ...headers,
      'content-length': `${range.end - range.start + 1}`,
      'content-range': `bytes ${range.start}-${range.end}/${size}`,
    },
  }
}
