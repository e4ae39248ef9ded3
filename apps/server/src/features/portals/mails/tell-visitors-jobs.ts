import { Id } from '@praxis/contract/protocol/values'
import { shownName } from '@praxis/domain/portals/shown-names'
import { visitorName } from '@praxis/domain/portals/visitor-names'
import * as z from 'zod'
import type { Columns, LeftJoined } from '../../../platform/database/columns'
import type { Db, Tx } from '../../../platform/database/database'
import { systemScope } from '../../../platform/database/scope'
import { sql } from '../../../platform/database/sql'
import { defineJob } from '../../../platform/jobs/job'
import { findProjectOfInvoice } from '../../invoices/queries/shared-invoices'
import { announcePortals } from '../commands/portal-effects'
import { tellVisitors, type VisitorNews } from './tell-visitors'

interface ChangeRow
  extends Columns<'tasks', 'title' | { projectId: 'board_id' }>,
    Columns<'history', 'action' | { visitorId: 'visitor_id' }>,
    LeftJoined<Columns<'users', 'first_name' | 'last_name'>>,
    LeftJoined<Columns<'portal_visitors', 'email'>> {
  readonly status: string | null
}

/** A change of a task that is still on its board, as the history has it. */
const findChange = (db: Db, taskId: string, historyId: string): Promise<ChangeRow | undefined> =>
  db.row<ChangeRow>(sql`
    select t.title, t.board_id as "projectId", h.action, h.visitor_id as "visitorId", h.after ->> 'status' as status,
      u.first_name as "firstName", u.last_name as "lastName", v.email
    from history h
    join tasks t on t.company_id = h.company_id and t.id = ${taskId} and t.archived_at is null
    left join employees e on e.company_id = h.company_id and e.id = h.employee_id
    left join users u on u.id = e.user_id
    left join portal_visitors v on v.company_id = h.company_id and v.id = h.visitor_id
    where h.company_id = ${db.scope.companyId} and h.entity = 'task' and h.entity_id = ${taskId} and h.id = ${historyId}`)

const doerOf = ({ firstName, lastName, email }: ChangeRow, showsSurnames: boolean): string => {
  if (email !== null) return visitorName(email)
  return shownName({ firstName: firstName ?? '', lastName: lastName ?? '' }, showsSurnames) || 'Someone'
}

const statusWords = ({ action, status }: ChangeRow): string => {
  if (action === 'completed') return 'is completed'
  return action === 'reopened' ? 'is open again' : `is now ${status ?? 'in another status'}`
}

/** The texts of tasks are the firm’s: what reads like a link is made harmless where the mail is written. */
const newsOf = (change: ChangeRow, taskId: string, historyId: string): VisitorNews => {
  const { projectId, visitorId, title, action } = change
  const path = `taskLists/${taskId}`
  const isComment = action === 'commented'
  return {
    ...{
      kind: isComment ? 'comments' : 'statusChanges',
      projectId,
      exceptId: visitorId,
      occasion: `task ${historyId}`,
    },
    words: ({ sharedInfos }) => ({
      line: isComment
        ? `${doerOf(change, sharedInfos.includes('showSurnames'))} commented on “${title}”`
        : `“${title}” ${statusWords(change)}`,
      path,
    }),
  }
}

/** Made by the database for each comment on a task and each change of its status. */
export const tellVisitorsOfTask = defineJob({
  name: 'tellVisitorsOfTask',
  payload: z.strictObject({ taskId: Id, historyId: Id }),
  run: async ({ payload: { taskId, historyId }, companyId, database }) =>
    database.mutate(systemScope(companyId), async (db: Tx) => {
      const change = await findChange(db, taskId, historyId)
      if (change) await tellVisitors(db, newsOf(change, taskId, historyId))
    }),
})

/** Made once the file of an invoice or credit note is there. */
export const tellVisitorsOfInvoice = defineJob({
  name: 'tellVisitorsOfInvoice',
  payload: z.strictObject({ invoiceId: Id }),
  run: async ({ payload: { invoiceId }, companyId, database }) =>
    database.mutate(systemScope(companyId), async (db: Tx) => {
      const invoice = await findProjectOfInvoice(db, invoiceId)
      if (!invoice) return
      await announcePortals(db, invoice.projectId)
      const what = invoice.kind === 'creditNote' ? 'Credit note' : 'Invoice'
      await tellVisitors(db, {
        ...{ kind: 'invoices', projectId: invoice.projectId, occasion: `invoice ${invoiceId}` },
        words: () => ({ line: `${what} ${invoice.number} is ready to download`, path: 'invoices' }),
      })
    }),
})
