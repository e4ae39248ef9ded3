import { randomUUID } from 'node:crypto'
import type { Automation, AutomationInput } from '@praxis/contract/project-automations'
import { BACKLOG_STATUS_ID } from '@praxis/contract/task-rules'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { invalidField, Refusal } from '../../../platform/refusal'
import type { OpenBoard } from '../board'
import { audienceOfBoard } from '../board-audience'
import { getAutomation, lockAutomation, statusNamesOf } from './automations.queries'
import { describeRule } from './describe-rule'

/** The same rule is always written the same way, so that a second one is recognised. */
const ruleToSave = ({ trigger, action, isActive }: AutomationInput): AutomationInput => ({
  trigger,
  action:
    action.type === 'sendEmail'
      ? { ...action, emails: [...new Set(action.emails.map((email) => email.toLowerCase()))].sort() }
      : action,
  isActive,
})

const assertStatus = (path: string, id: string | null, names: ReadonlyMap<string, string>): void => {
  if (id !== null && id !== BACKLOG_STATUS_ID && !names.has(id))
    throw invalidField(path, 'Choose a status of the board')
}

const assertMayEdit = ({ abilities }: OpenBoard): void => {
  if (!abilities.edit) throw new Refusal('invalidPermission')
}

/** The statuses a rule names are of its board; answers with their names. */
const checkedStatuses = async (
  db: Tx,
  boardId: string,
  { trigger, action }: AutomationInput,
): Promise<ReadonlyMap<string, string>> => {
  const names = await statusNamesOf(db, boardId)
  if (trigger.type === 'taskStatusUpdate') assertStatus('trigger.statusID', trigger.statusID, names)
  if (action.type === 'updateStatus') assertStatus('action.statusID', action.statusID, names)
  return names
}

const recordedFields = (rule: AutomationInput, names: ReadonlyMap<string, string>) => ({
  rule: describeRule(rule, names),
  isActive: rule.isActive,
})

const announceRules = async (db: Tx, board: OpenBoard): Promise<void> =>
  db.announce({ topic: 'automations', id: board.id, to: await audienceOfBoard(db, board.id) })

export const createAutomation = async (db: Tx, board: OpenBoard, given: AutomationInput): Promise<Automation> => {
  assertMayEdit(board)
  const names = await checkedStatuses(db, board.id, given)
  const rule = ruleToSave(given)
  const id = randomUUID()
  await db.run(sql`
    insert into automations (company_id, id, board_id, trigger, action, is_active, created_at, updated_at)
    values (${db.scope.companyId}, ${id}, ${board.id}, ${JSON.stringify(rule.trigger)}, ${JSON.stringify(rule.action)},
            ${rule.isActive}, ${db.now}, ${db.now})`)
  db.record({ entity: 'automation', id, action: 'created', after: recordedFields(rule, names) })
  await announceRules(db, board)
  return getAutomation(db, board.id, id)
}

export const updateAutomation = async (
  db: Tx,
  board: OpenBoard,
  id: string,
  given: AutomationInput,
): Promise<Automation> => {
  assertMayEdit(board)
  const before = await lockAutomation(db, board.id, id)
  const names = await checkedStatuses(db, board.id, given)
  const rule = ruleToSave(given)
  await db.run(sql`
    update automations set trigger = ${JSON.stringify(rule.trigger)}, action = ${JSON.stringify(rule.action)},
      is_active = ${rule.isActive}, updated_at = ${db.now}
    where company_id = ${db.scope.companyId} and id = ${id}`)
  db.record({
    entity: 'automation',
    id,
    action: 'updated',
    before: recordedFields(before, names),
    after: recordedFields(rule, names),
  })
  await announceRules(db, board)
  return getAutomation(db, board.id, id)
}

export const deleteAutomation = async (db: Tx, board: OpenBoard, id: string): Promise<void> => {
  assertMayEdit(board)
  const before = await lockAutomation(db, board.id, id)
  await db.run(sql`delete from automations where company_id = ${db.scope.companyId} and id = ${id}`)
  db.record({
    entity: 'automation',
    id,
    action: 'deleted',
    before: recordedFields(before, await statusNamesOf(db, board.id)),
  })
  await announceRules(db, board)
}
