import type { SharedInfo, VisitorMail } from '@praxis/contract/portals/portal-rules'
import { Id } from '@praxis/contract/protocol/values'
import { offeredMails } from '@praxis/domain/portals/offered-mails'
import { isAdmitted } from '@praxis/domain/portals/visitor-addresses'
import * as z from 'zod'
import type { Columns } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { systemScope } from '../../../platform/database/scope'
import { sql } from '../../../platform/database/sql'
import { defineJob } from '../../../platform/jobs/job'
import { isRefusedByLimit, takeMails } from '../../../platform/mail/mail-kinds'
import { countPutOffMail } from '../../../platform/mail/put-off-mails'
import { enqueueMail } from '../../../platform/mail/send-mail-job'
import type { Platform } from '../../../platform/platform'
import { standingOf } from '../../outside-addresses/outside-addresses.queries'
import { unsubscribeToken } from './unsubscribe-tokens'
import { visitorMail } from './visitor-mail'

type NewsRow = Columns<'visitor_mails', 'line' | 'path'> & { readonly kind: VisitorMail }

/** Takes what waits, whatever becomes of it: what its reader may not be told now they are not told later either. */
const takeWaiting = (db: Tx, visitorId: string): Promise<NewsRow[]> =>
  db.rows<NewsRow>(sql`
    with taken as (
      update visitor_mails set settled_at = ${db.now}
      where company_id = ${db.scope.companyId} and visitor_id = ${visitorId} and settled_at is null
      returning *
    )
    select kind, line, path from taken order by created_at, id`)

interface ReaderRow
  extends Columns<'portal_visitors', 'id' | 'email'>,
    Columns<'portals', 'reference' | 'title'>,
    Columns<'companies', { company: 'name' }> {
  readonly mails: readonly VisitorMail[]
  readonly sharedInfos: readonly SharedInfo[]
  readonly addresses: readonly string[]
}

/** The visitor, if they may come in as things are now. */
const findReader = async (db: Tx, visitorId: string): Promise<ReaderRow | undefined> => {
  const reader = await db.row<ReaderRow>(sql`
    select v.id, v.email, v.mails, r.reference, r.title, r.shared_infos as "sharedInfos", c.name as company,
      array(select a.address from portal_addresses a where a.company_id = r.company_id and a.portal_id = r.id) as addresses
    from portal_visitors v
    join portals r on r.company_id = v.company_id and r.id = v.portal_id and r.is_active and r.password_hash is not null
    join targetables p on p.company_id = r.company_id and p.id = r.targetable_id and p.is_active
    join companies c on c.company_id = r.company_id and (c.features ->> 'project')::boolean
    where v.company_id = ${db.scope.companyId} and v.id = ${visitorId} and v.removed_at is null`)
  if (!reader || !isAdmitted(reader.addresses, reader.email)) return undefined
  const standing = (await standingOf(db, [reader.email])).get(reader.email)?.standing
  return standing === 'declined' ? undefined : reader
}

/** Of several news about the same the last one. */
const latest = (news: readonly NewsRow[]): NewsRow[] => {
  const byPlace = new Map(news.map((row) => [`${row.kind} ${row.path}`, row]))
  return [...byPlace.values()]
}

const send = async (db: Tx, platform: Platform, visitorId: string): Promise<void> => {
  await db.run(sql`
    select from portal_visitors where company_id = ${db.scope.companyId} and id = ${visitorId} for no key update`)
  const waiting = await takeWaiting(db, visitorId)
  const reader = waiting.length > 0 ? await findReader(db, visitorId) : undefined
  if (!reader) return
  const wanted = new Set(offeredMails(reader.sharedInfos).filter((kind) => reader.mails.includes(kind)))
  const news = latest(waiting.filter(({ kind }) => wanted.has(kind)))
  if (news.length === 0) return
  if (await isRefusedByLimit(takeMails(db, platform.limits, 'visitorNews', null)))
    return countPutOffMail('heldBack', 'visitorNews')
  const mails = [...new Set(news.map(({ kind }) => kind))]
  const token = unsubscribeToken(platform, { companyId: db.scope.companyId, visitorId, mails })
  enqueueMail(db, 'visitorNews', visitorMail(reader, news, { publicUrl: platform.publicUrl(), token }))
  await db.run(sql`
    update portal_visitors set last_mailed_at = ${db.now}
    where company_id = ${db.scope.companyId} and id = ${visitorId}`)
}

/** Mails a visitor what is new, in one mail. */
export const sendVisitorMails = defineJob({
  name: 'sendVisitorMails',
  payload: z.strictObject({ visitorId: Id }),
  run: async ({ payload: { visitorId }, companyId, database, platform }) =>
    database.mutate(systemScope(companyId), (db) => send(db, platform, visitorId)),
})
