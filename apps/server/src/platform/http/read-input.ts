import { Readable } from 'node:stream'
import type { EndpointSpec } from '@praxis/contract/protocol/endpoint'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Upload } from '../files/upload'
import type { Platform } from '../platform'
import { Refusal } from '../refusal'
import { queryReader, type SentQuery } from './read-query'
import { readImageBody, readMultipart } from './read-uploads'

const nothing = z.strictObject({})

/** The checks of one endpoint, made strict once: fields that it does not name are refused. */
const checksOf = (spec: EndpointSpec) => ({
  params: (spec.params ?? nothing).strict(),
  query: (spec.query ?? nothing).strict(),
  body: (spec.body ?? nothing).strict(),
})

export interface CheckedRequest {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly files?: Readonly<Record<string, Upload | readonly Upload[] | undefined>>
  readonly image?: Upload
}

/** Makes the function that turns a request into checked input, or refuses it with every field that is wrong. */
export const inputReader = (spec: EndpointSpec, platform: Platform) => {
  const checks = checksOf(spec)
  const readQuery = queryReader(checks.query)
  return async (request: FastifyRequest): Promise<CheckedRequest> => {
    const params = checks.params.parse(request.params ?? {})
    const query = checks.query.parse(readQuery((request.query ?? {}) as SentQuery))
    if (spec.imageBody) {
      const image = await readImageBody(request, spec.imageBody.maxBytes, platform.files)
      return { params, query, body: {}, image }
    }
    if (spec.files) {
      const { fields, files } = await readMultipart(request, spec.files, checks.body, platform.files)
      return { params, query, body: checks.body.parse(fields), files }
    }
    if (spec.ignoresBody) return { params, query, body: {} }
    // Only JSON bodies have been read by now; a body of another kind is still arriving.
    if (request.body instanceof Readable || request.isMultipart()) throw new Refusal('unsupportedMediaType')
    return { params, query, body: checks.body.parse(request.body ?? {}) }
  }
}

export const uploadsOf = (input: CheckedRequest): Upload[] => [
  ...(input.image ? [input.image] : []),
  ...Object.values(input.files ?? {}).flatMap((given) => given ?? []),
]
