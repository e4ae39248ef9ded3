import { randomUUID } from 'node:crypto'
import type { SubmittedState } from '@praxis/contract/requests/request-rules'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import type { Platform } from '../../../platform/platform'
import { type RequestRow, subjectsOf } from '../queries/request-row'
import { type RequestTypes, typeCalled } from '../queries/request-type-line'
import { MOST_NAMED, requestDecision } from './request-decision'

export interface Decision {
  readonly state: SubmittedState
  readonly comment: string
}

export type TellsOwners = Pick<Platform, 'files'>

const MOMENT_MS = 60_000

/**
 * Owners are told of denials, and of approvals that no longer hold; not of approvals as such. An approval that is taken
 * back after a moment nobody has heard of.
 */
const isToBeTold = (row: RequestRow, state: SubmittedState, now: string): boolean =>
  state === 'denied' ||
  (state === 'waitingForApproval' && row.decidedAt !== null && Date.parse(now) - Date.parse(row.decidedAt) > MOMENT_MS)

/** The nouns of the requests' type, if they have one in common. */
const nounsOf = (types: RequestTypes, rows: readonly RequestRow[]) => {
  const [type, ...others] = new Set(rows.map((row) => row.type))
  const { one, many } =
    type && others.length === 0 ? typeCalled(types, type).words : { one: 'request', many: 'requests' }
  return { one, many }
}

/** Each person is told once of all their requests that were decided together, and never of what they did themselves. */
export const tellOwners = async (
  db: Tx,
  types: RequestTypes,
  { files }: TellsOwners,
  actor: EmployeeActor,
  rows: readonly RequestRow[],
  { state, comment }: Decision,
): Promise<void> => {
  const told = rows.filter(
    (row) => isToBeTold(row, state, db.now) && ![actor.employee.id, actor.impersonatorId].includes(row.employee.id),
  )
  if (told.length === 0) return
  const subjects = await subjectsOf(db, types, files, actor, told)
  const decided = told.flatMap((row) => {
    const subject = subjects.get(row.id)
    return subject ? [{ row, what: subject.title, day: subject.day }] : []
  })
  decided.sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)))
  for (const ownerId of new Set(decided.map(({ row }) => row.employee.id))) {
    const own = decided.filter(({ row }) => row.employee.id === ownerId)
    const [first] = own
    if (!first) continue
    db.notify(requestDecision, {
      to: [ownerId],
      key: randomUUID(),
      recordId: first.row.id,
      payload: {
        isDenied: state === 'denied',
        comment,
        nouns: nounsOf(
          types,
          own.map(({ row }) => row),
        ),
        count: own.length,
        named: own.slice(0, MOST_NAMED).map(({ what }) => what),
      },
    })
  }
}
