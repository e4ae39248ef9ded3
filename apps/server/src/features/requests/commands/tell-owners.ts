import { randomUUID } from 'node:crypto'
import type { SubmittedState } from '@praxis/contract/request-rules'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { tellByMail } from '../../../platform/mail/tell-by-mail'
import type { Platform } from '../../../platform/platform'
import { type RequestRow, subjectsOf } from '../queries/request-row'
import { requestTypeLines } from '../request-types'
import { decisionMail } from './decision-mail'

export interface Decision {
  readonly state: SubmittedState
  readonly comment: string
}

export type TellsOwners = Pick<Platform, 'files' | 'limits' | 'publicUrl'>

const MOMENT_MS = 60_000

/**
 * Denials are told by mail, and so are approvals that no longer hold; approvals as such are not. What is taken back a moment
 * after it was approved nobody has heard of.
 */
const isToBeMailed = (row: RequestRow, state: SubmittedState, now: string): boolean =>
  state === 'denied' ||
  (state === 'waitingForApproval' && row.decidedAt !== null && Date.parse(now) - Date.parse(row.decidedAt) > MOMENT_MS)

interface Owner {
  readonly id: string
  readonly email: string
  readonly domain: string
  readonly decider: string
}

/** Those who still work here, and who is speaking to them. */
const findOwners = (db: Tx, actor: EmployeeActor, ids: readonly string[]): Promise<Owner[]> =>
  db.rows<Owner>(sql`
    select e.id, u.username as email, d.domain, concat_ws(' ', by.first_name, by.last_name) as decider
    from employees e
    join users u on u.id = e.user_id
    join company_directory d on d.id = e.company_id
    join employees acting on acting.company_id = e.company_id and acting.id = ${actor.employee.id}
    join users by on by.id = acting.user_id
    where e.company_id = ${actor.company.id} and e.id = any (${ids}::uuid[]) and e.is_active`)

/** One mail to each person for all that was decided of theirs at once; nobody is told what they did themselves. */
export const tellOwners = async (
  db: Tx,
  platform: TellsOwners,
  actor: EmployeeActor,
  rows: readonly RequestRow[],
  { state, comment }: Decision,
): Promise<void> => {
  const told = rows.filter(
    (row) => isToBeMailed(row, state, db.now) && ![actor.employee.id, actor.impersonatorId].includes(row.employee.id),
  )
  if (told.length === 0) return
  const owners = await findOwners(db, actor, [...new Set(told.map(({ employee }) => employee.id))])
  const subjects = await subjectsOf(db, platform.files, actor, told)
  const rowOf = new Map(told.map((row) => [row.id, row]))
  const described = [...subjects].flatMap(([id, subject]) => {
    const row = rowOf.get(id)
    if (!row) return []
    const { describe, day } = requestTypeLines[row.type].words
    return [{ id, type: row.type, ownerId: row.employee.id, what: describe(subject), day: day(subject) }]
  })
  described.sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)))
  await tellByMail(db, platform, {
    kind: 'decision',
    occasion: `decision ${randomUUID()}`,
    by: actor.user.id,
    mails: owners.map(({ id: ownerId, email, domain, decider }) =>
      decisionMail({
        to: email,
        isDenied: state === 'denied',
        decider,
        comment,
        decided: described.filter((each) => each.ownerId === ownerId),
        requestsUrl: `${platform.publicUrl()}/employments/${domain}/requests`,
      }),
    ),
  })
}
