import type { Readable } from 'node:stream'
import type { MultipartFile, MultipartValue } from '@fastify/multipart'
import type { FilePart } from '@praxis/contract/protocol/endpoint'
import type { FastifyRequest } from 'fastify'
import type * as z from 'zod'
import type { FileStore } from '../files/file-store'
import type { Upload } from '../files/upload'
import { invalidField, Refusal } from '../refusal'
import { plainName } from './plain-name'
import { hasHalfCharacter, jsonTextOf } from './read-json'

/** The most bytes of a request's fields other than files, which are held in memory. */
export const LARGEST_TEXT = 1024 * 1024

/** The most files of one request. */
export const MOST_FILES = 50

/** What was sent under one name: text whose shape decides how it is read, or JSON that was sent as such. */
interface Field {
  readonly values: ({ readonly text: string } | { readonly json: unknown })[]
  isList: boolean
}

interface Received {
  readonly fields: Map<string, Field>
  readonly files: Map<string, Upload[]>
  textBytes: number
}

const countText = (received: Received, bytes: number): void => {
  received.textBytes += bytes
  if (received.textBytes > LARGEST_TEXT) throw new Refusal('bodyTooLarge')
}

const jsonOrText = (text: string): unknown => {
  try {
    return hasHalfCharacter(text) ? text : JSON.parse(text)
  } catch {
    return text
  }
}

/** Text stays as it is where the shape wants text, and is read as JSON elsewhere; a list may have only one value. */
const fieldValue = (check: z.ZodType | undefined, { values, isList }: Field): unknown => {
  const raw = values.map((value) => ('json' in value ? value.json : value.text))
  const read = values.map((value) => ('json' in value ? value.json : jsonOrText(value.text)))
  if (isList || values.length > 1) return check?.safeParse(raw).success ? raw : read
  return [raw[0], read[0], raw, read].find((candidate) => check?.safeParse(candidate).success) ?? read[0]
}

/** Only the shape's own fields count: `constructor` is a name that every object has. */
const checkOf = (body: z.ZodObject, name: string): z.ZodType | undefined =>
  Object.hasOwn(body.shape, name) ? (body.shape[name] as z.ZodType) : undefined

const addValue = (received: Received, fieldName: string, value: Field['values'][number]): void => {
  const name = plainName(fieldName)
  const field = received.fields.get(name) ?? { values: [], isList: false }
  field.values.push(value)
  field.isList ||= fieldName !== name
  received.fields.set(name, field)
}

/** The size of JSON that the parser has read already; half a character is noticed when it is written back. */
const sizeOfJson = (fieldName: string, value: unknown): number => {
  try {
    const text = JSON.stringify(value)
    if (!hasHalfCharacter(text)) return Buffer.byteLength(text)
  } catch {
    // The value is nested too deeply to be written back.
  }
  throw invalidField(plainName(fieldName), 'Invalid input')
}

const receiveField = (part: MultipartValue, received: Received): void => {
  if (part.valueTruncated) throw new Refusal('bodyTooLarge')
  // The parser has read the value already when its content type is JSON.
  const isJson = part.mimetype === 'application/json'
  countText(received, isJson ? sizeOfJson(part.fieldname, part.value) : Buffer.byteLength(String(part.value)))
  addValue(received, part.fieldname, isJson ? { json: part.value } : { text: String(part.value) })
}

/** A JSON part sent as a Blob looks like a file to the parser. */
const readJsonPart = async (part: MultipartFile, received: Received): Promise<unknown> => {
  const chunks: Buffer[] = []
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    countText(received, chunk.length)
    chunks.push(chunk)
  }
  try {
    return JSON.parse(jsonTextOf(Buffer.concat(chunks)))
  } catch {
    throw invalidField(plainName(part.fieldname), 'Invalid input')
  }
}

/** Browsers write a quote in a file's name as %22, as quotes surround the name. Some senders give no name. */
const sentName = (filename: string | undefined): string => (filename ?? '').replaceAll('%22', '"')

const receiveFile = async (
  part: MultipartFile,
  parts: Readonly<Record<string, FilePart>>,
  store: FileStore,
  received: Received,
): Promise<void> => {
  const name = plainName(part.fieldname)
  const rule = Object.hasOwn(parts, name) ? parts[name] : undefined
  if (rule) {
    const fileName = sentName(part.filename)
    const upload = await store.spool(part.file, fileName, rule)
    // Browsers send a file field that was left empty in this form.
    if (upload.size === 0 && fileName === '') return store.discard([upload])
    received.files.set(name, [...(received.files.get(name) ?? []), upload])
    if (upload.size === 0) throw invalidField(name, 'The file is empty')
    if (fileName === '') throw invalidField(name, 'The file has no name')
  } else if (part.mimetype === 'application/json') {
    addValue(received, part.fieldname, { json: await readJsonPart(part, received) })
  } else {
    throw invalidField(name, 'Unknown field')
  }
}

const filesOf = (parts: Readonly<Record<string, FilePart>>, received: Received) =>
  Object.fromEntries(
    Object.entries(parts).map(([name, rule]) => {
      const uploads = received.files.get(name) ?? []
      if (rule.required && uploads.length === 0) throw invalidField(name, `${name} is required`)
      if (!rule.many && uploads.length > 1) throw invalidField(name, 'Only one file is expected')
      return [name, rule.many ? uploads : uploads[0]]
    }),
  )

/** The refusal of a body that is not multipart inside, or has more parts than anyone needs. */
const refusalOfParser = (error: unknown): unknown => {
  if (!(error instanceof Error) || error instanceof Refusal) return error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (/^FST_\w+_LIMIT$/.test(code)) return new Refusal('bodyTooLarge')
  const isMalformed = code.startsWith('FST_') || /multipart|boundary|terminated early|malformed/i.test(error.message)
  return isMalformed ? new Refusal('invalidInput') : error
}

const receiveParts = async (
  request: FastifyRequest,
  parts: Readonly<Record<string, FilePart>>,
  store: FileStore,
  received: Received,
): Promise<void> => {
  try {
    for await (const part of request.parts()) {
      if (!part.fieldname) throw invalidField('', 'Every part of the form needs a name')
      if (part.type === 'file') await receiveFile(part, parts, store, received)
      else receiveField(part, received)
    }
  } catch (error) {
    // The rest of the body is read and dropped, so that the caller gets the answer and the connection can be reused.
    request.raw.unpipe()
    request.raw.resume()
    throw refusalOfParser(error)
  }
}

/** Reads a multipart request as it arrives; files go to the spool, where their type and size are found out. */
export const readMultipart = async (
  request: FastifyRequest,
  parts: Readonly<Record<string, FilePart>>,
  body: z.ZodObject,
  store: FileStore,
) => {
  if (!request.isMultipart()) throw new Refusal('unsupportedMediaType')
  const received: Received = { fields: new Map(), files: new Map(), textBytes: 0 }
  try {
    await receiveParts(request, parts, store, received)
    const fields = Object.fromEntries(
      [...received.fields].map(([name, field]) => [name, fieldValue(checkOf(body, name), field)]),
    )
    // Fields are checked while spooled files can still be discarded.
    body.parse(fields)
    return { fields, files: filesOf(parts, received) }
  } catch (error) {
    await store.discard([...received.files.values()].flat())
    throw error
  }
}

export const readImageBody = async (request: FastifyRequest, maxBytes: number, store: FileStore): Promise<Upload> => {
  const stream = request.body as Readable | undefined
  if (!stream || !request.headers['content-type']?.startsWith('image/')) throw new Refusal('unsupportedMediaType')
  return store.spool(stream, 'image', { maxBytes, accept: 'image' })
}
