import type { EndpointSpec } from '@praxis/contract/protocol/endpoint'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../database/database'
import { NO_COMPANY, type Scope } from '../database/scope'
import type { Platform } from '../platform'
import type { Caller } from '../shares/caller'
import { LARGEST_TEXT, MOST_FILES } from './read-uploads'

export const takesFiles = (spec: EndpointSpec): boolean => spec.files !== undefined || spec.imageBody !== undefined

/** The most bytes that the files of one request may have. */
const mostBytes = ({ files = {}, imageBody }: EndpointSpec): number =>
  imageBody?.maxBytes ??
  Object.values(files).reduce((sum, { maxBytes, many }) => sum + maxBytes * (many ? MOST_FILES : 1), 0)

/** The least size of the files in a body by its announced size; a body that announces none may have the largest. */
const announcedFileBytes = (spec: EndpointSpec, { headers }: FastifyRequest): number => {
  if (headers['transfer-encoding'] !== undefined) return mostBytes(spec)
  const text = spec.files ? LARGEST_TEXT : 0
  return Math.max(0, Math.min(Number(headers['content-length'] ?? 0) - text, mostBytes(spec)))
}

interface Receiving {
  readonly request: FastifyRequest
  readonly caller: Caller
  readonly scope: Scope
}

/**
 * Makes the function that does the work that needs a request's files: in the caller's share of bodies that may arrive
 * slowly, and with room kept for the size they announce. Files without room are refused before any of them is read.
 */
export const filesReceiver = (
  spec: EndpointSpec,
  { platform, database }: { readonly platform: Platform; readonly database: Database },
) => {
  const { disk, quota } = platform.files
  return <Result>({ request, caller, scope }: Receiving, work: () => Promise<Result>): Promise<Result> =>
    platform.shares.receiving.pass(caller, () => {
      const bytes = announcedFileBytes(spec, request)
      if (bytes === 0) return work()
      return disk.during(caller.company, bytes, async () => {
        // An image that is sent is not stored itself, only what it is encoded to.
        if (!spec.files || scope.companyId === NO_COMPANY) return work()
        const use = await database.read(scope, (db) => quota.useOf(db))
        return quota.during(scope.companyId, use, bytes, work)
      })
    })
}
