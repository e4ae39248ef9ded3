import { randomUUID } from 'node:crypto'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { deputiesOf } from '../queries/deputies-of'
import type { RequestTypeLine, SubjectPlatform } from '../queries/request-type-line'
import { MOST_NAMED } from './request-decision'
import { requestToDecide } from './request-to-decide'

interface ToBeTold {
  readonly id: string
  readonly employeeId: string
  readonly approverId: string | null
}

/**
 * Tells the approvers of requests, and whoever decides in their place, what the actor asks for or has called off; each once
 * of all that went to them together.
 */
export const tellApprovers = async (
  db: Tx,
  { type, words, tellsApprovers, readSubjects }: RequestTypeLine,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  requests: readonly ToBeTold[],
  isCancelled: boolean,
): Promise<void> => {
  const named = requests.filter(({ approverId }) => approverId !== null)
  if (!tellsApprovers || named.length === 0) return
  const [subjects, deputies] = await Promise.all([
    readSubjects(
      db,
      platform,
      actor,
      named.map(({ id }) => id),
    ),
    deputiesOf(db, named),
  ])
  /** Whoever both decided and stands in for the approver is told once. */
  const isNamed = (asked: readonly { readonly id: string }[], employeeId: string): boolean =>
    named.some(({ id, approverId }) => approverId === employeeId && asked.some((each) => each.id === id))
  for (const approverId of new Set(named.flatMap((request) => request.approverId ?? []))) {
    const asked = named
      .filter((request) => request.approverId === approverId)
      .flatMap(({ id }) => {
        const subject = subjects.get(id)
        return subject ? [{ id, ...subject }] : []
      })
      .toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)))
    const [first] = asked
    if (!first) continue
    const told = [
      { id: approverId, decidesFor: '' },
      ...deputies
        .filter((each) => each.approverId === approverId && !isNamed(asked, each.deputyId))
        .map(({ deputyId, approverName }) => ({ id: deputyId, decidesFor: approverName })),
    ]
    for (const { id, decidesFor } of told)
      db.notify(requestToDecide, {
        to: [id],
        key: randomUUID(),
        recordId: first.id,
        payload: {
          type,
          nouns: { one: words.one, many: words.many },
          count: asked.length,
          named: asked.slice(0, MOST_NAMED).map(({ title }) => title),
          isCancelled,
          decidesFor,
        },
      })
  }
}
