import { featureFlags } from '@praxis/contract/people/capabilities'
import * as z from 'zod'
import type { Columns } from '../../../platform/database/columns'
import { sql } from '../../../platform/database/sql'
import { defineNotificationKind, type SeenRecords } from '../../../platform/notifications/notification-kind'

const Decision = z.strictObject({
  isDenied: z.boolean(),
  comment: z.string(),
  /** The nouns of the requests' type, if they have one in common. */
  nouns: z.strictObject({ one: z.string(), many: z.string() }),
  /** How many requests were decided together, and the title of the first. */
  count: z.int(),
  named: z.array(z.string()),
})
type Decision = z.infer<typeof Decision>

/** So many of the requests that were decided together are named. */
export const MOST_NAMED = 20

const countedOf = ({ isDenied, nouns, count }: Decision): string => {
  const did = isDenied ? 'denied' : 'reopened'
  return count === 1 ? `Your ${nouns.one} was ${did}` : `${count} of your ${nouns.many} were ${did}`
}

const pathOf = (requestId: string, { isDenied, count }: Decision): string =>
  isDenied && count === 1 ? `requests?correct=${requestId}` : 'requests'

/** The reader's own requests, as long as they exist and the feature of their type is on. */
const ownRequests: SeenRecords = async (db, { employee, company }, requestIds) => {
  const types = featureFlags.filter((flag) => company.features[flag])
  const rows = await db.rows<Columns<'requests', 'id'>>(sql`
    select id from requests
    where company_id = ${company.id} and id = any (${requestIds}::uuid[]) and employee_id = ${employee.id}
      and type = any (${types}::text[])`)
  return new Set(rows.map(({ id }) => id))
}

/** Tells owners what was denied or reopened, why, and how to correct it. */
export const requestDecision = defineNotificationKind({
  name: 'requestDecision',
  icon: 'request',
  setting: {
    section: 'Requests',
    label: 'Decisions',
    description: 'Someone denies a request of yours, or reopens one that was approved',
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
    const { isDenied, comment, nouns, count, named } = payload
    const isOne = count === 1
    return {
      subject: isOne ? `${isDenied ? 'Denied' : 'Reopened'}: ${named[0]}` : countedOf(payload),
      heading: countedOf(payload),
      paragraphs: [
        isDenied
          ? `${by} denied:`
          : `${by} reopened your approved ${isOne ? `${nouns.one}. It needs` : `${nouns.many}. They need`} approval again:`,
        { list: count > named.length ? [...named, `and ${count - named.length} more`] : named },
        ...(comment ? ['Reason:', { quote: comment }] : ['No reason was given.']),
      ],
      action: {
        label: isDenied ? 'Correct and resubmit' : 'View your requests',
        url: `${workspaceUrl}/${pathOf(recordId, payload)}`,
      },
    }
  },
})
