import type { RequestableAsset, RequestableQuery } from '@praxis/contract/assets/assets'
import type { PageMetadata } from '@praxis/contract/protocol/page'
import { freeTimes, type Span } from '@praxis/domain/assets/asset-use'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import type { FileStore } from '../../../platform/files/file-store'
import { isFreeBetween, narrowedBy } from './asset-filter'
import { assertTimeline, pageOfAssets } from './asset-list'
import { listItemOf } from './asset-row'
import { byAsset, STANDING_USES, usesFromNow, usesWithin } from './asset-uses'

/** So long is looked ahead where nobody says. */
const USUAL_DAYS = 28
const DAY_MS = 24 * 60 * 60 * 1000

const later = (moment: string, days: number): string => new Date(Date.parse(moment) + days * DAY_MS).toISOString()

/** Assets that are in use and nobody’s for good, with the times in which nobody has them or booked them. */
export const listRequestableAssets = async (
  db: Db,
  { files }: { readonly files: FileStore },
  actor: EmployeeActor,
  { page, per, search, categoryID, from = db.now, to = later(from, USUAL_DAYS), onlyFree }: RequestableQuery,
): Promise<{ items: RequestableAsset[]; metadata: PageMetadata }> => {
  const span: Span = { from, to }
  assertTimeline(span)
  const { items, metadata } = await pageOfAssets(
    db,
    actor,
    {
      among: 'requestable',
      categoryID,
      ...narrowedBy({ search }, { actor, now: db.now, since: from }),
      conditions: onlyFree ? [isFreeBetween(actor.company.id, from, to)] : [],
    },
    { page, per },
  )
  const ids = items.map(({ id }) => id)
  const [standing, within] = (await Promise.all([usesFromNow(db, ids, STANDING_USES), usesWithin(db, ids, span)])).map(
    byAsset,
  )
  const ground = { reader: actor, now: db.now, files }
  return {
    items: items.map((row) => {
      const free = freeTimes(within?.get(row.id) ?? [], span)
      return {
        ...listItemOf(row, standing?.get(row.id) ?? [], ground),
        categoryName: row.categoryName,
        isFree: free.length === 1 && free[0]?.from === from && free[0].to === to,
        freeTimes: [...free],
      }
    }),
    metadata,
  }
}
