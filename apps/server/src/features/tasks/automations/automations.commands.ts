import { randomUUID } from 'node:crypto'
import type { MadeOn } from '@praxis/contract/protocol/values'
import type { Automation, AutomationInput } from '@praxis/contract/tasks/automation-endpoints'
import { BACKLOG_STATUS_ID } from '@praxis/contract/tasks/task-rules'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { nextVersion, sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { assertUnchangedSince, invalidField, Refusal } from '../../../platform/refusal'
import { askAgain, askNewAddresses } from '../../outside-addresses/commands/ask-to-confirm'
import { standingOf } from '../../outside-addresses/outside-addresses.queries'
import type { OpenBoard } from '../board'
import { audienceOfBoard } from '../board-audience'
import { lockForEditing } from '../lock-board'
import { addressesOf, getAutomation, getRule, listRules, type SavedRule, statusNamesOf } from './automations.queries'
import { describeRule } from './describe-rule'

/** The same rule is always written the same way, so that a duplicate is recognised. */
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

const MOST_RULES = 100

/** The number of rules is limited, as each is looked at whenever a task changes its status. */
const assertRoomForMore = async (db: Tx, boardId: string): Promise<void> => {
  const row = await db.row<{ count: number }>(sql`
    select count(*) from automations where company_id = ${db.scope.companyId} and board_id = ${boardId}`)
  if (row && row.count >= MOST_RULES) throw invalidField('trigger', `Maximum of ${MOST_RULES} rules`)
}

/** Checks that the statuses a rule names are of its board; answers with their names. */
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

export const createAutomation = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  board: OpenBoard,
  given: AutomationInput,
): Promise<Automation> => {
  await lockForEditing(db, board)
  await assertRoomForMore(db, board.id)
  const names = await checkedStatuses(db, board.id, given)
  const rule = ruleToSave(given)
  const id = randomUUID()
  await db.run(sql`
    insert into automations (company_id, id, board_id, trigger, action, is_active, created_at, updated_at)
    values (${db.scope.companyId}, ${id}, ${board.id}, ${JSON.stringify(rule.trigger)}, ${JSON.stringify(rule.action)},
            ${rule.isActive}, ${db.now}, ${db.now})`)
  db.record({ entity: 'automation', id, action: 'created', after: recordedFields(rule, names) })
  await askNewAddresses(db, platform, actor, addressesOf(rule))
  await announceRules(db, board)
  return getAutomation(db, board.id, id)
}

export const updateAutomation = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  board: OpenBoard,
  id: string,
  { version, ...given }: AutomationInput & MadeOn,
): Promise<Automation> => {
  await lockForEditing(db, board)
  const before = await getRule(db, board.id, id)
  assertUnchangedSince(version, before.version)
  const names = await checkedStatuses(db, board.id, given)
  const rule = ruleToSave(given)
  await db.run(sql`
    update automations set trigger = ${JSON.stringify(rule.trigger)}, action = ${JSON.stringify(rule.action)},
      is_active = ${rule.isActive}, version = ${nextVersion}, updated_at = ${db.now}
    where company_id = ${db.scope.companyId} and id = ${id}`)
  db.record({
    entity: 'automation',
    id,
    action: 'updated',
    before: recordedFields(before, names),
    after: recordedFields(rule, names),
  })
  await askNewAddresses(db, platform, actor, addressesOf(rule))
  await announceRules(db, board)
  return getAutomation(db, board.id, id)
}

/** Asks the owner of one of the rule's addresses once more. */
export const askToConfirmAddress = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  board: OpenBoard,
  id: string,
  given: string,
): Promise<Automation> => {
  await lockForEditing(db, board)
  const email = given.toLowerCase()
  const rule = await getRule(db, board.id, id)
  const known = addressesOf(rule).includes(email) ? (await standingOf(db, [email])).get(email) : undefined
  if (!known) throw new Refusal('notFound')
  await askAgain(db, platform, actor, known)
  await announceRules(db, board)
  return getAutomation(db, board.id, id)
}

const deleteRules = async (
  db: Tx,
  board: OpenBoard,
  rules: readonly SavedRule[],
  names: ReadonlyMap<string, string>,
): Promise<void> => {
  await db.run(sql`
    delete from automations where company_id = ${db.scope.companyId} and id = any (${rules.map(({ id }) => id)})`)
  for (const rule of rules)
    db.record({ entity: 'automation', id: rule.id, action: 'deleted', before: recordedFields(rule, names) })
  await announceRules(db, board)
}

export const deleteAutomation = async (db: Tx, board: OpenBoard, id: string): Promise<void> => {
  await lockForEditing(db, board)
  await deleteRules(db, board, [await getRule(db, board.id, id)], await statusNamesOf(db, board.id))
}

const speaksOf = (statusId: string, { trigger, action }: SavedRule): boolean =>
  (trigger.type === 'taskStatusUpdate' && trigger.statusID === statusId) ||
  (action.type === 'updateStatus' && action.statusID === statusId)

/** Deletes the rules that name a status, while it exists and the caller holds the board; answers with their words. */
export const deleteRulesAbout = async (db: Tx, board: OpenBoard, statusId: string): Promise<string[]> => {
  const rules = (await listRules(db, board.id)).filter((rule) => speaksOf(statusId, rule))
  if (rules.length === 0) return []
  const names = await statusNamesOf(db, board.id)
  await deleteRules(db, board, rules, names)
  return rules.map((rule) => describeRule(rule, names))
}
