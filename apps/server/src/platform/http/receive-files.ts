import type { EndpointSpec } from '@praxis/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../database/database'
import { NO_COMPANY, type Scope } from '../database/scope'
import type { Platform } from '../platform'
import type { Caller } from '../shares/caller'
import { LARGEST_TEXT, MOST_FILES } from './read-uploads'

export const takesFiles = (spec: EndpointSpec): boolean => spec.files !== undefined || spec.imageBody !== undefined

/** In files that are kept to the end of a request. */
const mostBytes = ({ files = {}, imageBody }: EndpointSpec): number =>
  imageBody?.maxBytes ??
  Object.values(files).reduce((sum, { maxBytes, many }) => sum + maxBytes * (many ? MOST_FILES : 1), 0)

/** How much the files in the body come to at least, as it announces itself; one that does not may be as large as any. */
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
 * Makes the function that does what needs a request's files: in the caller's share of bodies on their way, which may dribble, and
 * with room kept for what they announce. What there is no room for is refused before any of it is read.
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
        // Of an image that is sent, only what it is encoded to is kept.
        if (!spec.files || scope.companyId === NO_COMPANY) return work()
        const use = await database.read(scope, (db) => quota.useOf(db))
        return quota.during(scope.companyId, use, bytes, work)
      })
    })
}
