import { formatDay } from '@praxis/domain/calendar/day'
import { rawSql, sql } from '../../../../platform/database/sql'
import { type InboxRow, inboxOf } from '../../queries/inbox'
import type { ApprovalsPage, RequestTypeLine, Subject } from '../../queries/request-type-line'
import { LOAN, WISH, type Wish, type WishApprovals, type WishRequest, type WishType } from './wish-contract'

interface WishRow extends Wish {
  readonly requestType: WishType
}

/** The contract's types do not include wishes, which are sent all the same. */
const overTheWire = <Sent>(value: object): Sent => JSON.parse(JSON.stringify(value))

const versionOf = ({ words, price, from, to }: Wish): string => [words, price, from, to].join(' ')

const wishOf = ({ id, words, price, from, to }: Wish): Wish => ({ id, words, price, from, to })

const columns = rawSql(`s.id, s.words, s.price, s.first_day as "from", s.last_day as "to"`)

/** A type's line: all that the engine knows of a type. */
const lineOf = (type: WishType, own: Partial<RequestTypeLine>): RequestTypeLine => {
  const foundBy: RequestTypeLine['foundBy'] = (companyId, search) =>
    sql`select id from wishes where company_id = ${companyId} and words ilike ${`%${search}%`}`
  return {
    type,
    words: type === WISH ? { one: 'wish', many: 'wishes' } : { one: 'loan', many: 'loans' },
    perPage: 2,
    isCorrected: rawSql('exists (select from wishes w where w.company_id = r.company_id and w.corrects = r.id)'),
    isFinal: [
      {
        reason: 'expensePaid',
        condition: rawSql(
          'exists (select from wishes w where w.company_id = r.company_id and w.id = r.id and w.is_fulfilled)',
        ),
      },
    ],
    foundBy,

    readSubjects: async (db, _platform, actor, ids) => {
      const rows = await db.rows<WishRow>(sql`
        select ${columns} from wishes s where s.company_id = ${actor.company.id} and s.id = any (${ids}::uuid[])`)
      return new Map(
        rows.map((row) => {
          const part = { requestType: type, version: versionOf(row), wish: wishOf(row) } satisfies Partial<WishRequest>
          const subject = { part: overTheWire<Subject['part']>(part), title: `${row.words} · ${formatDay(row.from)}` }
          return [row.id, { ...subject, day: row.from }]
        }),
      )
    },

    // Wishes that were made together lie in one group.
    listApprovals: inboxOf<WishRow & InboxRow & { readonly sum: number }>({
      type,
      ...(own.decidedBy && { decidedBy: own.decidedBy }),
      table: 'wishes',
      foundBy,
      days: { first: 's.first_day', last: 's.last_day' },
      together: { asked_together: 'coalesce(r.group_id, r.id)' },
      sums: { price_sum: 's.price' },
      read: (db, _actor, rows, groupColumns) =>
        db.rows(sql`
          select ${columns}, s.employee_id as "employeeId", s.price_sum as sum, ${groupColumns}
          from (${rows}) as s order by s.group_position, s.words`),
      keyOf: ({ position }) => [`${position}`],
      answer: async (_db, _platform, _actor, { groups, ...page }) =>
        overTheWire<ApprovalsPage>({
          requestType: type,
          items: groups.map(({ envelope, first, rows }) => ({
            ...envelope,
            price: first.sum,
            requests: rows.map((row) => ({ version: versionOf(row), wish: wishOf(row) })),
          })),
          ...page,
        } satisfies WishApprovals),
    }),

    mayReadHistory: async (_db, actor) => actor.capabilities.canManageReports,

    afterChange: async (db, ids) => {
      await db.run(sql`
        update wishes set told = told + 1 where company_id = ${db.scope.companyId} and id = any (${ids}::uuid[])`)
    },
    ...own,
  }
}

export const wishLine = lineOf(WISH, { tellsApprovers: true, tellsApprovals: true })
export const loanLine = lineOf(LOAN, { decidedBy: 'canManageAssets' })
