import { Id, Moment } from '@praxis/contract/protocol/values'
import { momentText } from '@praxis/domain/assets/asset-time-text'
import { withoutLinks } from '@praxis/domain/links/reads-like-a-link'
import * as z from 'zod'
import type { Columns } from '../../../platform/database/columns'
import { sql } from '../../../platform/database/sql'
import { defineNotificationKind } from '../../../platform/notifications/notification-kind'

const Return = z.strictObject({
  /** It is to be back soon; it should be back; or it is not back although the reader has booked it. */
  about: z.enum(['due', 'overdue', 'late']),
  asset: z.strictObject({ id: Id, name: z.string(), code: z.string() }),
  /** When it is or was to be back, and the zone that this is written in. */
  to: Moment,
  timeZone: z.string(),
  /** Who has it or is to get it next; empty if nobody. */
  other: z.string(),
})
type Return = z.infer<typeof Return>
export type ReturnAbout = Return['about']

const titleOf = ({ about, asset, to, timeZone }: Return): string => {
  const named = `${asset.name} (${asset.code})`
  if (about === 'due') return `Bring back ${named} by ${momentText(to, timeZone)}`
  return about === 'overdue' ? `${named} is overdue` : `${named} isn’t back yet`
}

const textOf = ({ about, to, timeZone, other }: Return): string => {
  const until = momentText(to, timeZone)
  if (about === 'late') return `You booked it. ${other} was to bring it back by ${until}.`
  const next = other ? `${other} booked it next.` : ''
  return about === 'overdue' ? [`It was to be back by ${until}.`, next].filter(Boolean).join(' ') : next
}

/** Reminds people to bring back what they have, and tells whoever waits for it. */
export const assetReturn = defineNotificationKind({
  name: 'assetReturn',
  icon: 'due',
  setting: {
    section: 'Assets',
    label: 'Returns',
    description: 'An asset you have is due or overdue, or one you booked isn’t back yet',
  },
  feature: 'asset',
  ways: { inApp: true, mail: 'atOnce' },
  // The record is the reader’s own use of the asset.
  seen: async (db, { company, employee }, ids) => {
    const rows = await db.rows<Columns<'asset_uses', 'id'>>(sql`
      select id from asset_uses
      where company_id = ${company.id} and id = any (${ids}::uuid[]) and employee_id = ${employee.id}`)
    return new Set(rows.map(({ id }) => id))
  },
  // What came back meanwhile, or was collected, needs no mail.
  worthMailing: async (db, { company, employee }, ids) => {
    const rows = await db.rows<Columns<'asset_uses', 'id'>>(sql`
      select id from asset_uses
      where company_id = ${company.id} and id = any (${ids}::uuid[]) and employee_id = ${employee.id}
        and (is_out or (taken_at is null and holds))`)
    return new Set(rows.map(({ id }) => id))
  },
  mailKind: 'reminder',
  payload: Return,
  words: ({ payload }) => ({ title: titleOf(payload), text: textOf(payload), path: 'asset-bookings' }),
  mail: ([{ payload }], workspaceUrl) => {
    const { asset, other, ...rest } = payload
    const named = { ...rest, asset: { ...asset, name: withoutLinks(asset.name) }, other: withoutLinks(other) }
    const text = textOf(named)
    return {
      subject: titleOf(named),
      heading: titleOf(named),
      paragraphs: text === '' ? [] : [text],
      action: { label: 'View your assets', url: `${workspaceUrl}/asset-bookings` },
    }
  },
})
