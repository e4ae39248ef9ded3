import { featureFlags } from '@praxis/contract/people/capabilities'
import * as z from 'zod'
import type { Columns } from '../../../platform/database/columns'
import { sql } from '../../../platform/database/sql'
import { defineNotificationKind, type SeenRecords } from '../../../platform/notifications/notification-kind'

const Decided = z.strictObject({
  did: z.enum(['approved', 'denied', 'reopened', 'cancelled', 'shortened', 'entered']),
  comment: z.string(),
  /** The nouns of the requests' type, if they have one in common. */
  nouns: z.strictObject({ one: z.string(), many: z.string() }),
  /** How many requests were decided together, and the title of the first. */
  count: z.int(),
  named: z.array(z.string()),
})

/** Versions before told of nothing but denials and what was reopened. */
const DecidedBefore = Decided.omit({ did: true })
  .extend({ isDenied: z.boolean() })
  .transform(
    ({ isDenied, ...decided }): z.infer<typeof Decided> => ({
      did: isDenied ? 'denied' : 'reopened',
      ...decided,
    }),
  )

const Decision = z.union([Decided, DecidedBefore])
type Decision = z.infer<typeof Decision>
export type Did = Decision['did']

/** So many of the requests that were decided together are named. */
export const MOST_NAMED = 20

const countedOf = ({ did, nouns, count }: Decision): string =>
  count === 1 ? `Your ${nouns.one} was ${did}` : `${count} of your ${nouns.many} were ${did}`

const leadOf = (by: string, { did, nouns, count }: Decision): string =>
  did === 'reopened'
    ? `${by} reopened your approved ${count === 1 ? `${nouns.one}. It needs` : `${nouns.many}. They need`} approval again:`
    : `${by} ${did}:`

/** Why it was decided so; nobody has to say why they approve or call off. */
const reasonOf = ({ did, comment }: Decision): (string | { readonly quote: string })[] => {
  if (comment) return [did === 'approved' ? 'Comment:' : 'Reason:', { quote: comment }]
  return did === 'denied' || did === 'reopened' ? ['No reason was given.'] : []
}

const words: Readonly<Record<Did, string>> = {
  approved: 'Approved',
  denied: 'Denied',
  reopened: 'Reopened',
  cancelled: 'Cancelled',
  shortened: 'Shortened',
  entered: 'Entered',
}

const pathOf = (requestId: string, { did, count }: Decision): string =>
  did === 'denied' && count === 1 ? `requests?correct=${requestId}` : 'requests'

/** The reader's own requests, as long as they exist and the feature of their type is on. */
const ownRequests: SeenRecords = async (db, { employee, company }, requestIds) => {
  const types = featureFlags.filter((flag) => company.features[flag])
  const rows = await db.rows<Columns<'requests', 'id'>>(sql`
    select id from requests
    where company_id = ${company.id} and id = any (${requestIds}::uuid[]) and employee_id = ${employee.id}
      and type = any (${types}::text[])`)
  return new Set(rows.map(({ id }) => id))
}

/** Tells owners what was decided or called off, why, and how to correct what was denied. */
export const requestDecision = defineNotificationKind({
  name: 'requestDecision',
  icon: 'request',
  setting: {
    section: 'Requests',
    label: 'Decisions',
    description:
      'Someone decides on a request of yours or enters one for you, or reopens, shortens or cancels one that was approved',
  },
  ways: { inApp: true, mail: 'atOnce' },
  seen: ownRequests,
  mailKind: 'decision',
  payload: Decision,
  words: ({ recordId, payload }) => ({
    title: countedOf(payload),
    text: [payload.count === 1 ? payload.named[0] : '', payload.comment].filter(Boolean).join(' – '),
    path: pathOf(recordId, payload),
  }),
  mail: ([{ recordId, by, payload }], workspaceUrl) => {
    const { did, count, named } = payload
    return {
      subject: count === 1 ? `${words[did]}: ${named[0]}` : countedOf(payload),
      heading: countedOf(payload),
      paragraphs: [
        leadOf(by, payload),
        { list: count > named.length ? [...named, `and ${count - named.length} more`] : named },
        ...reasonOf(payload),
      ],
      action: {
        label: did === 'denied' ? 'Correct and resubmit' : 'View your requests',
        url: `${workspaceUrl}/${pathOf(recordId, payload)}`,
      },
    }
  },
})
