import { randomUUID } from 'node:crypto'
import type { CalendarFeed, FeedKind } from '@praxis/contract/absences/calendar-feeds'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Db, Tx } from '../../../platform/database/database'
import { insertion, sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { addressOfFeed, feedTokens, hashOfFeedToken, newFeedToken } from './feed-tokens'

type FeedPlatform = Pick<Platform, 'sealedValues' | 'publicUrl'>
type FeedRow = Columns<'calendar_feeds', 'id' | 'kind' | 'token' | 'created_at'>

export const listCalendarFeeds = async (
  db: Db,
  { sealedValues, publicUrl }: FeedPlatform,
  { company, employee }: EmployeeActor,
): Promise<CalendarFeed[]> => {
  const rows = await db.rows<FeedRow>(sql`
    select id, kind, token, created_at as "createdAt" from calendar_feeds
    where company_id = ${company.id} and employee_id = ${employee.id} order by kind`)
  return rows.map(({ id, kind, token, createdAt }) => ({
    kind,
    url: addressOfFeed(publicUrl(), sealedValues.open({ ...feedTokens, companyId: company.id, rowId: id }, token)),
    createdAt,
  }))
}

/** Whether there was an address. */
const dropFeed = async (db: Tx, { company, employee }: EmployeeActor, kind: FeedKind): Promise<boolean> =>
  (await db.run(sql`
    delete from calendar_feeds
    where company_id = ${company.id} and employee_id = ${employee.id} and kind = ${kind}`)) > 0

/** Gives the actor's calendar an address; the one before leads nowhere from now on. */
export const renewCalendarFeed = async (
  db: Tx,
  { sealedValues, publicUrl }: FeedPlatform,
  actor: EmployeeActor,
  kind: FeedKind,
): Promise<CalendarFeed> => {
  const { company, employee } = actor
  // One after the other, as there is one address of each kind.
  await db.run(sql`
    select from employees where company_id = ${company.id} and id = ${employee.id} for no key update`)
  await dropFeed(db, actor, kind)
  const id = randomUUID()
  const token = newFeedToken()
  await db.run(
    sql`insert into calendar_feeds ${insertion<'calendar_feeds'>({
      company_id: company.id,
      id,
      employee_id: employee.id,
      kind,
      token_hash: hashOfFeedToken(token),
      token: sealedValues.seal({ ...feedTokens, companyId: company.id, rowId: id }, token),
      created_at: db.now,
    })}`,
  )
  db.record({ entity: 'employee', id: employee.id, action: 'calendarFeedRenewed', after: { calendar: kind } })
  return { kind, url: addressOfFeed(publicUrl(), token), createdAt: db.now }
}

export const endCalendarFeed = async (db: Tx, actor: EmployeeActor, kind: FeedKind): Promise<void> => {
  if (!(await dropFeed(db, actor, kind))) return
  db.record({ entity: 'employee', id: actor.employee.id, action: 'calendarFeedEnded', before: { calendar: kind } })
}
