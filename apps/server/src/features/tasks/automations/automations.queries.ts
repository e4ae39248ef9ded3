import type { UnconfirmedAddress } from '@praxis/contract/company/outside-addresses'
import type { Automation } from '@praxis/contract/tasks/automation-endpoints'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { rawSql, sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'
import { standingOf } from '../../outside-addresses/outside-addresses.queries'

/** A rule as it is stored, without the state of its addresses. */
export type SavedRule = Omit<Automation, 'unconfirmed'>

const ruleColumns = rawSql(`
  a.id, a.trigger, a.action, a.is_active as "isActive", a.updated_at as "updatedAt", a.version,
  (select count(*)::integer from (
     select from mail_news n
     where n.company_id = a.company_id and n.rule_id = a.id and n.held_back_at > now() - interval '1 day'
     limit 1000
   ) as held) as "heldBack"`)

export const listRules = (db: Db, boardId: string): Promise<SavedRule[]> =>
  db.rows<SavedRule>(sql`
    select ${ruleColumns} from automations a
    where a.company_id = ${db.scope.companyId} and a.board_id = ${boardId}
    order by a.created_at, a.id`)

export const getRule = async (db: Db, boardId: string, id: string): Promise<SavedRule> => {
  const rule = await db.row<SavedRule>(sql`
    select ${ruleColumns} from automations a
    where a.company_id = ${db.scope.companyId} and a.board_id = ${boardId} and a.id = ${id}`)
  if (!rule) throw new Refusal('notFound')
  return rule
}

export const addressesOf = ({ action }: Pick<Automation, 'action'>): readonly string[] =>
  action.type === 'sendEmail' ? action.emails : []

const withStanding = async (db: Db, rules: readonly SavedRule[]): Promise<Automation[]> => {
  const known = await standingOf(db, rules.flatMap(addressesOf))
  const unconfirmedOf = (email: string): UnconfirmedAddress[] => {
    const { standing: state = 'notAsked', askedAt = null } = known.get(email) ?? {}
    return state === 'colleague' || state === 'contact' || state === 'confirmed' ? [] : [{ email, state, askedAt }]
  }
  return rules.map((rule) => ({ ...rule, unconfirmed: addressesOf(rule).flatMap(unconfirmedOf) }))
}

export const listAutomations = async (db: Db, boardId: string): Promise<Automation[]> =>
  withStanding(db, await listRules(db, boardId))

export const getAutomation = async (db: Db, boardId: string, id: string): Promise<Automation> => {
  const rule = await getRule(db, boardId, id)
  const [automation] = await withStanding(db, [rule])
  return automation ?? { ...rule, unconfirmed: [] }
}

/** The names of the board's statuses by their ids, for whoever reads of a rule. */
export const statusNamesOf = async (db: Db, boardId: string): Promise<ReadonlyMap<string, string>> => {
  const rows = await db.rows<Columns<'task_statuses', 'id' | 'name'>>(sql`
    select id, name from task_statuses where company_id = ${db.scope.companyId} and board_id = ${boardId}`)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The addresses of people who work on the project and have joined. */
export const suggestNotificationEmails = async (db: Db, projectId: string): Promise<string[]> => {
  const rows = await db.rows<Columns<'users', { email: 'username' }>>(sql`
    select u.username as email
    from targetable_members w
    join employees e on e.company_id = w.company_id and e.id = w.employee_id and e.is_active
    join users u on u.id = e.user_id
    where w.company_id = ${db.scope.companyId} and w.targetable_id = ${projectId}
    order by e.sort_name, e.id`)
  return rows.map(({ email }) => email)
}
