import { featureFlags } from '@praxis/contract/people/capabilities'
import { withoutLinks } from '@praxis/domain/links/reads-like-a-link'
import * as z from 'zod'
import type { Reader } from '../../../platform/auth/reader'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { type Sql, sql } from '../../../platform/database/sql'
import { defineNotificationKind } from '../../../platform/notifications/notification-kind'
import { isDeputised } from '../../approvers/queries/deputised'

const Asked = z.strictObject({
  type: z.enum(featureFlags),
  nouns: z.strictObject({ one: z.string(), many: z.string() }),
  /** How many requests were made together, and the titles of the first. */
  count: z.int(),
  named: z.array(z.string()),
  /** Whether their owner has called off what was approved. */
  isCancelled: z.boolean(),
  /** The name of the person in whose place the reader decides; empty where requests come to the reader. */
  decidesFor: z.string(),
})
type Asked = z.infer<typeof Asked>

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

const titleOf = (by: string, { nouns, count, isCancelled }: Asked): string => {
  if (isCancelled) return `${by} cancelled ${count === 1 ? `their ${nouns.one}` : `${count} ${nouns.many}`}`
  return count === 1 ? `${capitalised(nouns.one)} from ${by}` : `${count} ${nouns.many} from ${by}`
}

const standsInFor = ({ decidesFor }: Asked): string[] => (decidesFor ? [`You decide for ${decidesFor}.`] : [])

const pathOf = ({ type, isCancelled }: Asked): string =>
  isCancelled ? 'approvals/decided' : `approvals?requestType=${type}`

/** Those of the requests that the reader is to decide on or has decided on, as long as the feature of their type is on. */
const decidedByReader = async (
  db: Db,
  reader: Reader,
  requestIds: readonly string[],
  condition: Sql,
): Promise<ReadonlySet<string>> => {
  const types = featureFlags.filter((flag) => reader.company.features[flag])
  const rows = await db.rows<Columns<'requests', 'id'>>(sql`
    select r.id from requests r
    where r.company_id = ${reader.company.id} and r.id = any (${requestIds}::uuid[]) and r.type = any (${types}::text[])
      and (${reader.employee.id} in (r.approver_id, r.decided_by) or ${isDeputised(reader, db.now)}) and ${condition}`)
  return new Set(rows.map(({ id }) => id))
}

/** Tells who decides, and who decides in their place, of what comes in and of what was called off. */
export const requestToDecide = defineNotificationKind({
  name: 'requestToDecide',
  icon: 'request',
  setting: {
    section: 'Requests',
    label: 'Requests to decide',
    description: 'Someone sends you a request, or cancels one that you approved',
  },
  ways: { inApp: true, mail: 'atOnce' },
  seen: (db, reader, ids) => decidedByReader(db, reader, ids, sql`true`),
  // What was decided meanwhile needs no mail.
  worthMailing: (db, reader, ids) =>
    decidedByReader(db, reader, ids, sql`(r.state = 'waitingForApproval' or r.cancelled_at is not null)`),
  mailKind: 'request',
  payload: Asked,
  words: ({ by, payload }) => ({
    title: titleOf(by, payload),
    text: [...(payload.count === 1 ? payload.named : []), ...standsInFor(payload)].join(' – '),
    path: pathOf(payload),
  }),
  mail: ([{ by, payload }], workspaceUrl) => {
    const { count, named, isCancelled } = payload
    const title = titleOf(withoutLinks(by), payload)
    return {
      subject: title,
      heading: title,
      paragraphs: [
        ...standsInFor({ ...payload, decidesFor: withoutLinks(payload.decidesFor) }),
        { list: [...named.map(withoutLinks), ...(count > named.length ? [`and ${count - named.length} more`] : [])] },
      ],
      action: {
        label: isCancelled ? 'View your decisions' : 'Decide',
        url: `${workspaceUrl}/${pathOf(payload)}`,
      },
    }
  },
})
