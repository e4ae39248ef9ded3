import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'

const BYTES = 'application/octet-stream'
const LARGEST_PARSED_JSON = 1024 * 1024

/** Pictures that browsers show and we can decode. SVG is not among them: it is a document with scripts. */
const images: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/bmp'])

export const isImageType = (contentType: string): boolean => images.has(contentType)

/** Whether a browser may show the file in place; other files are downloaded. */
export const isShownInline = (contentType: string): boolean =>
  isImageType(contentType) || contentType === 'application/pdf'

/** Documents that could run scripts are served as bytes to download. */
const isMarkup = (type: string) => type === 'text/html' || type === 'application/xml' || type.endsWith('+xml')

// Control characters that a text file has no use for: all except tab, line feed, form feed and carriage return.
const NOT_TEXT = /[^\P{Cc}\t\n\f\r]/u

/** The first characters of a file that is UTF-8 text throughout, or undefined when it is not. */
const startOfText = async (path: string): Promise<string | undefined> => {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let start = ''
  try {
    for await (const chunk of createReadStream(path)) {
      const text = decoder.decode(chunk, { stream: true })
      if (NOT_TEXT.test(text)) return undefined
      if (start.length < 100) start += text.slice(0, 100)
    }
    decoder.decode()
    return start.trimStart()
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

const isJson = async (path: string): Promise<boolean> => {
  try {
    JSON.parse(await readFile(path, 'utf8'))
    return true
  } catch {
    return false
  }
}

/** A file's type by its bytes; the name only tells comma-separated values from other text. */
export const contentTypeOf = async (path: string, name: string, size: number): Promise<string> => {
  const known = (await fileTypeFromFile(path))?.mime
  if (known) return known === 'image/apng' ? 'image/png' : isMarkup(known) ? BYTES : known
  const start = await startOfText(path)
  if (start === undefined || start.startsWith('<')) return BYTES
  if (/^[{[]/.test(start) && size <= LARGEST_PARSED_JSON && (await isJson(path))) return 'application/json'
  return /\.csv$/i.test(name) ? 'text/csv' : 'text/plain'
}
