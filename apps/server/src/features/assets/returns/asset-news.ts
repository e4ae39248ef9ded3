import { randomUUID } from 'node:crypto'
import { Id, Moment } from '@praxis/contract/protocol/values'
import { timesText } from '@praxis/domain/assets/asset-time-text'
import { withoutLinks } from '@praxis/domain/links/reads-like-a-link'
import * as z from 'zod'
import type { Columns } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { defineNotificationKind } from '../../../platform/notifications/notification-kind'
import type { LockedAsset } from '../commands/lock-asset'
import { managesAssets } from '../queries/asset-access'

const News = z.strictObject({
  what: z.enum(['assigned', 'detached', 'changed']),
  asset: z.strictObject({ id: Id, name: z.string(), code: z.string() }),
  /** The times of a booking as they are now, and the zone they are written in. */
  times: z.strictObject({ from: Moment, to: Moment, timeZone: z.string() }).nullable(),
  note: z.string(),
})
type News = z.infer<typeof News>

const titleOf = (by: string, { what, asset }: News): string => {
  const named = `${asset.name} (${asset.code})`
  if (what === 'assigned') return `${by} assigned ${named} to you`
  return what === 'detached' ? `${by} took ${named} back` : `${by} changed your booking of ${named}`
}

const textOf = ({ times, note }: News): string =>
  [...(times ? [timesText(times, times.timeZone)] : []), ...(note ? [note] : [])].join(' – ')

/** Tells people what somebody else did with what they have or booked. */
export const assetNews = defineNotificationKind({
  name: 'assetNews',
  icon: 'request',
  setting: {
    section: 'Assets',
    label: 'Your assets',
    description: 'Someone assigns an asset to you, takes one back, or changes a booking of yours',
  },
  feature: 'asset',
  ways: { inApp: true, mail: 'atOnce' },
  seen: async (db, reader, ids) => {
    const rows = await db.rows<Columns<'assets', 'id'>>(sql`
      select id from assets
      where company_id = ${reader.company.id} and id = any (${ids}::uuid[])
        and (not is_retired or ${managesAssets(reader)})`)
    return new Set(rows.map(({ id }) => id))
  },
  mailKind: 'decision',
  payload: News,
  words: ({ by, payload }) => ({ title: titleOf(by, payload), text: textOf(payload), path: 'asset-bookings' }),
  mail: ([{ by, payload }], workspaceUrl) => {
    const { asset, note, ...rest } = payload
    const named = { ...rest, asset: { ...asset, name: withoutLinks(asset.name) }, note }
    const title = titleOf(withoutLinks(by), named)
    return {
      subject: title,
      heading: title,
      paragraphs: [
        ...(payload.times ? [timesText(payload.times, payload.times.timeZone)] : []),
        ...(note ? [{ quote: note }] : []),
      ],
      action: { label: 'View your assets', url: `${workspaceUrl}/asset-bookings` },
    }
  },
})

interface Told {
  readonly what: News['what']
  readonly employeeId: string
  readonly asset: Pick<LockedAsset, 'id' | 'name' | 'code'>
  readonly times?: { readonly from: string; readonly to: string; readonly timeZone: string }
  readonly note?: string
}

/** Tells the person whose asset or booking it is; nobody of what they did themselves. */
export const tellOfAsset = (db: Tx, { what, employeeId, asset, times, note = '' }: Told): void => {
  const { id, name, code } = asset
  db.notify(assetNews, {
    to: [employeeId],
    key: randomUUID(),
    recordId: id,
    payload: { what, asset: { id, name, code }, times: times ?? null, note },
  })
}
