import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { MultipartFile } from '@fastify/multipart'
import type { FilePart } from '@praxis/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import type * as z from 'zod'
import type { FileStore } from '../files/file-store'
import type { Upload } from '../files/upload'
import { invalidField, Refusal } from '../refusal'

/** tags[] and tags are the same field; the brackets say that there may be several. */
const plainName = (name: string) => name.replace(/\[\d*\]$/, '')

const parseJson = (value: string, name: string): unknown => {
  try {
    return JSON.parse(value)
  } catch {
    throw invalidField(name, 'Invalid input')
  }
}

/** Multipart fields are text: taken as they are where the shape wants text, read as JSON where it does not. */
const fieldValue = (check: z.ZodType | undefined, given: readonly string[], isList: boolean): unknown => {
  if (!check) return given[0]
  const raw = isList ? given : given[0]
  if (check.safeParse(raw).success) return raw
  const read = given.map((value) => {
    try {
      return JSON.parse(value)
    } catch {
      return value
    }
  })
  return isList ? read : read[0]
}

interface Received {
  readonly fields: Map<string, { values: string[]; isList: boolean }>
  readonly json: Map<string, unknown>
  readonly files: Map<string, Upload[]>
}

const receiveFile = async (
  part: MultipartFile,
  parts: Readonly<Record<string, FilePart>>,
  store: FileStore,
  received: Received,
): Promise<void> => {
  const name = plainName(part.fieldname)
  const rule = Object.hasOwn(parts, name) ? parts[name] : undefined
  if (rule) {
    const upload = await store.spool(part.file, part.filename, rule)
    received.files.set(name, [...(received.files.get(name) ?? []), upload])
  } else if (part.mimetype === 'application/json') {
    // A JSON part sent as a Blob looks like a file to the parser.
    received.json.set(name, parseJson(await text(part.file), name))
  } else {
    part.file.resume()
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

/** Reads a multipart request as it streams in; files go to the spool and are measured and looked at on the way. */
export const readMultipart = async (
  request: FastifyRequest,
  parts: Readonly<Record<string, FilePart>>,
  body: z.ZodObject,
  store: FileStore,
) => {
  if (!request.isMultipart()) throw new Refusal('unsupportedMediaType')
  const received: Received = { fields: new Map(), json: new Map(), files: new Map() }
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') await receiveFile(part, parts, store, received)
      else {
        const name = plainName(part.fieldname)
        const field = received.fields.get(name) ?? { values: [], isList: part.fieldname !== name }
        field.values.push(String(part.value))
        received.fields.set(name, field)
      }
    }
    const fields = Object.fromEntries([
      ...[...received.fields].map(([name, { values, isList }]) => [
        name,
        fieldValue(body.shape[name] as z.ZodType | undefined, values, isList || values.length > 1),
      ]),
      ...received.json,
    ])
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
