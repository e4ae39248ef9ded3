import { randomUUID } from 'node:crypto'
import type { SubmittedState } from '@praxis/contract/requests/request-rules'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { type RequestRow, selectRequests, subjectsOf } from '../queries/request-row'
import { type RequestTypeLine, type RequestTypes, type SubjectPlatform, typeCalled } from '../queries/request-type-line'
import { type Did, MOST_NAMED, requestDecision } from './request-decision'

export interface Decision {
  readonly state: SubmittedState
  readonly comment: string
}

const MOMENT_MS = 60_000

const dids: Readonly<Record<SubmittedState, Did>> = {
  approved: 'approved',
  denied: 'denied',
  waitingForApproval: 'reopened',
}

/**
 * Owners are told of denials, and of approvals that no longer hold; of approvals as such only where the type says so. An
 * approval that is taken back after a moment nobody is told of as such.
 */
const isToBeTold = (types: RequestTypes, row: RequestRow, state: SubmittedState, now: string): boolean =>
  state === 'denied' ||
  (state === 'approved' && typeCalled(types, row.type).tellsApprovals === true) ||
  (state === 'waitingForApproval' && row.decidedAt !== null && Date.parse(now) - Date.parse(row.decidedAt) > MOMENT_MS)

/** The nouns of the requests' type, if they have one in common. */
const nounsOf = (types: RequestTypes, rows: readonly RequestRow[]) => {
  const [type, ...others] = new Set(rows.map((row) => row.type))
  const { one, many } =
    type && others.length === 0 ? typeCalled(types, type).words : { one: 'request', many: 'requests' }
  return { one, many }
}

/** Each person is told once of what was done to all their requests together, and never of what they did themselves. */
const tell = async (
  db: Tx,
  types: RequestTypes,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  rows: readonly RequestRow[],
  { did, comment }: { readonly did: Did; readonly comment: string },
): Promise<void> => {
  const told = rows.filter((row) => ![actor.employee.id, actor.impersonatorId].includes(row.employee.id))
  if (told.length === 0) return
  const subjects = await subjectsOf(db, types, platform, actor, told)
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
        did,
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

export const tellOwners = (
  db: Tx,
  types: RequestTypes,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  rows: readonly RequestRow[],
  { state, comment }: Decision,
): Promise<void> => {
  const told = rows.filter((row) => isToBeTold(types, row, state, db.now))
  return tell(db, types, platform, actor, told, { did: dids[state], comment })
}

/** Tells owners of what somebody else called off, all or the end of it. */
export const tellOwnersOfCancellation = (
  db: Tx,
  line: RequestTypeLine,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  rows: readonly RequestRow[],
  said: { readonly did: Extract<Did, 'cancelled' | 'shortened'>; readonly comment: string },
): Promise<void> => tell(db, [line], platform, actor, line.tellsApprovals ? rows : [], said)

/** Tells whose requests they are what somebody else has entered for them. */
export const tellOwnersOfEntry = async (
  db: Tx,
  line: RequestTypeLine,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  ids: readonly string[],
): Promise<void> => {
  if (!line.tellsApprovals || ids.length === 0) return
  const rows = await db.rows<RequestRow>(sql`
    ${selectRequests(db, actor)} where r.company_id = ${actor.company.id} and r.id = any (${ids}::uuid[])`)
  await tell(db, [line], platform, actor, rows, { did: 'entered', comment: '' })
}
