import type { TimeSheetGrouping } from '@praxis/contract/invoices/invoice-rules'
import type { Invoice } from '@praxis/contract/invoices/invoice-shapes'
import type { MadeOn } from '@praxis/contract/protocol/values'
import type { InvoicedTime } from '@praxis/domain/invoices/time-lines'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { assignments, sql } from '../../../platform/database/sql'
import { grouped, groupsByKey } from '../../../platform/grouped'
import type { Platform } from '../../../platform/platform'
import type { ItemRow } from '../queries/item-row'
import { timeColumns, withNames } from '../queries/open-time'
import { keepItems } from './change-items'
import { lockDraft } from './lock-invoice'
import { timeItems } from './new-items'

interface TimeOfItem extends InvoicedTime {
  readonly itemId: string
}

const listTimeOf = async (db: Tx, itemIds: readonly string[]): Promise<TimeOfItem[]> =>
  withNames(
    db,
    await db.rows<Omit<TimeOfItem, 'employeeName'>>(sql`
      select ${timeColumns}, s.charged - s.covered as seconds, s.invoice_item_id as "itemId"
      from time_sheet_submissions s
      where s.company_id = ${db.scope.companyId} and s.invoice_item_id = any (${itemIds}::uuid[])`),
  )

/** A line of time that charges what is behind it, and of which nothing more is said. */
const isGroupable = (item: ItemRow): boolean =>
  item.source === 'time' &&
  item.linkedItemId === null &&
  item.description === '' &&
  item.quantity === item.originalQuantity &&
  item.unitAmount === item.originalUnitAmount

/** What is kept of a line that is grouped anew: lines that differ in it are never put together. */
const termsOf = ({ discount, vatRate, vatCategory, state }: ItemRow) => ({ discount, vatRate, vatCategory, state })

/** The lines of time as they are grouped from now on, where the first of them stood; all other items stay as they are. */
export const updateTimeSheetGrouping = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  id: string,
  { timeSheetGrouping, version }: { readonly timeSheetGrouping: TimeSheetGrouping } & MadeOn,
): Promise<Invoice> => {
  const draft = await lockDraft(db, actor, id, version)
  const candidates = draft.items.filter(isGroupable)
  const timeOf = groupsByKey(
    await listTimeOf(
      db,
      candidates.map((item) => item.id),
    ),
    ({ itemId }) => itemId,
  )
  /** Whether a line is called as its time is, so that no name is lost that somebody has written. */
  const isCalledByTime = (item: ItemRow): boolean => {
    const lines = timeItems(timeOf.get(item.id) ?? [], draft.timeSheetGrouping, () => termsOf(item)).items
    return lines.length === 1 && lines[0]?.name === item.name
  }
  const before = new Map(candidates.filter(isCalledByTime).map((item) => [item.id, item]))
  // Lines that stay apart keep the order they had.
  const time = [...before.keys()].flatMap((itemId) => timeOf.get(itemId) ?? [])
  const itemOf = ({ itemId }: TimeOfItem): ItemRow => {
    const item = before.get(itemId)
    if (!item) throw new Error('time is asked for by its items')
    return item
  }
  const made = [...grouped(time, (row) => JSON.stringify(termsOf(itemOf(row))))].map((rows) =>
    timeItems(rows, timeSheetGrouping, () => termsOf(itemOf(rows[0]))),
  )
  const place = draft.items.findIndex((item) => before.has(item.id))
  const others = draft.items.filter((item) => !before.has(item.id))
  await db.run(sql`
    update invoices set ${assignments<'invoices'>({ time_sheet_grouping: timeSheetGrouping })}
    where company_id = ${actor.company.id} and id = ${id}`)
  return keepItems(db, platform, actor, draft, {
    items: others.toSpliced(Math.max(place, 0), 0, ...made.flatMap(({ items }) => items)),
    rows: made.flatMap(({ rows }) => rows),
    action: 'grouped',
    before: { timeSheetGrouping: draft.timeSheetGrouping },
    after: { timeSheetGrouping },
  })
}
