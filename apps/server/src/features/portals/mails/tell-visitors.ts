import { randomUUID } from 'node:crypto'
import type { SharedInfo, VisitorMail } from '@praxis/contract/portals/portal-rules'
import { offeredMails } from '@praxis/domain/portals/offered-mails'
import type { Columns } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'

/** The portal that news lead into. */
export interface ToldPortal extends Columns<'portals', 'id' | 'reference'> {
  readonly sharedInfos: readonly SharedInfo[]
}

/** What is told to the visitors of the portals of a project, or of one of them. */
export interface VisitorNews {
  readonly kind: VisitorMail
  readonly projectId: string
  readonly portalId?: string
  /** The visitor who did it. */
  readonly exceptId?: string | null
  /** The same occasion is told once. */
  readonly occasion: string
  /** What is said in one line, and where it leads within the portal. */
  readonly words: (portal: ToldPortal) => { readonly line: string; readonly path: string }
}

/** What comes in bursts is mailed a minute later in one mail, and one mail follows another five minutes later. */
const GATHERED_MS = 60_000
const BETWEEN_MS = 5 * 60_000

interface VisitorRow extends Columns<'portal_visitors', 'id'> {
  readonly portal: ToldPortal
}

/** Who may want it: those who have come to an open portal of the project. Whether they still may is asked when it is mailed. */
const listVisitors = (db: Tx, { kind, projectId, portalId, exceptId = null }: VisitorNews): Promise<VisitorRow[]> =>
  db.rows<VisitorRow>(sql`
    select v.id, json_build_object('id', r.id, 'reference', r.reference, 'sharedInfos', r.shared_infos) as portal
    from portals r
    join portal_visitors v on v.company_id = r.company_id and v.portal_id = r.id
    where r.company_id = ${db.scope.companyId} and r.targetable_id = ${projectId} and r.is_active
      and r.id = coalesce(${portalId ?? null}::uuid, r.id) and v.removed_at is null and v.last_visit_at is not null
      and ${kind} = any (v.mails) and v.id is distinct from ${exceptId}::uuid
    order by v.id`)

interface WaitingRow {
  readonly visitorId: string
  readonly oldest: string
  readonly isUrgent: boolean
  readonly lastMailedAt: string | null
}

/** A client who is asked or billed is told at once. */
const mailedAt = ({ oldest, isUrgent, lastMailedAt }: WaitingRow): string | undefined => {
  if (isUrgent) return undefined
  const earliest = lastMailedAt === null ? 0 : Date.parse(lastMailedAt) + BETWEEN_MS
  return new Date(Math.max(Date.parse(oldest) + GATHERED_MS, earliest)).toISOString()
}

const enqueueMails = async (db: Tx, visitorIds: readonly string[]): Promise<void> => {
  const waiting = await db.rows<WaitingRow>(sql`
    select m.visitor_id as "visitorId", min(m.created_at) as oldest, v.last_mailed_at as "lastMailedAt",
      bool_or(m.kind in ('signOffs', 'invoices')) as "isUrgent"
    from visitor_mails m
    join portal_visitors v on v.company_id = m.company_id and v.id = m.visitor_id
    where m.company_id = ${db.scope.companyId} and m.visitor_id = any (${visitorIds}::uuid[]) and m.settled_at is null
    group by m.visitor_id, v.last_mailed_at order by m.visitor_id`)
  for (const row of waiting) {
    const runAt = mailedAt(row)
    const { visitorId } = row
    db.enqueue({
      ...{ task: 'sendVisitorMails', payload: { visitorId }, key: `sendVisitorMails ${visitorId}` },
      ...(runAt !== undefined && { runAt }),
    })
  }
}

/** Notes what visitors are to be told; they are mailed after the commit. */
export const tellVisitors = async (db: Tx, news: VisitorNews): Promise<void> => {
  const visitors = (await listVisitors(db, news)).filter(({ portal }) =>
    offeredMails(portal.sharedInfos).includes(news.kind),
  )
  if (visitors.length === 0) return
  const told = visitors.map(({ id, portal }) => ({ id: randomUUID(), visitorId: id, ...news.words(portal) }))
  await db.run(sql`
    insert into visitor_mails (company_id, id, visitor_id, kind, occasion, line, path, created_at)
    select ${db.scope.companyId}::uuid, n.id, n."visitorId", ${news.kind}, ${news.occasion}, n.line, n.path, ${db.now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(told)}) as n (id uuid, "visitorId" uuid, line text, path text)
    on conflict (company_id, visitor_id, occasion) do nothing`)
  await enqueueMails(
    db,
    visitors.map(({ id }) => id),
  )
}
