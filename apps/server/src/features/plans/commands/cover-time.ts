import type { Day } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { type RetainedTime, secondsBeyondRetainer } from '@praxis/domain/invoices/beyond-retainer'
import { periodsOfRetainer } from '@praxis/domain/plans/agreement-months'
import * as z from 'zod'
import type { Columns } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { systemScope } from '../../../platform/database/scope'
import { sql } from '../../../platform/database/sql'
import { defineJob } from '../../../platform/jobs/job'
import { holdTargetable } from '../../targetables/queries/open-targetable'
import { listAgreementRows } from '../queries/agreement-rows'

type TimeRow = Columns<'time_sheet_submissions', 'id' | 'day' | 'charged' | 'covered' | 'invoice_item_id'>

const retainedTime = ({ id, day, charged, covered, invoiceItemId }: TimeRow): RetainedTime => ({
  id,
  day,
  seconds: charged,
  ...(invoiceItemId !== null && { invoiced: charged - covered }),
})

/** Keeps with each entry of a project how much of it a retainer covers; what is on an invoice stays as it is there. */
export const coverTime = async (db: Tx, projectId: string, today: Day): Promise<void> => {
  const { companyId } = db.scope
  await holdTargetable(db, projectId)
  const items = await listAgreementRows(db, projectId)
  const rows = await db.rows<TimeRow>(sql`
    select s.id, s.day, s.charged, s.covered, s.invoice_item_id as "invoiceItemId" from time_sheet_submissions s
    where s.company_id = ${companyId} and s.targetable_id = ${projectId} and s.charged > 0 and s.state <> 'denied'
    order by s.id for no key update`)
  const covered = new Map<string, number>()
  for (const { dueDate, retainer } of items) {
    if (!retainer) continue
    const [first, last] = [dueDate, periodsOfRetainer(dueDate, retainer).at(-1)?.to ?? dueDate]
    const within = rows.filter(({ day }) => day >= first && day <= last)
    const beyond = secondsBeyondRetainer(dueDate, retainer, within.map(retainedTime), today)
    for (const { id, charged } of within) covered.set(id, charged - (beyond.get(id) ?? 0))
  }
  const changed = rows.flatMap((row) => {
    const now = row.invoiceItemId === null ? (covered.get(row.id) ?? 0) : row.covered
    return now === row.covered ? [] : [{ id: row.id, covered: now }]
  })
  if (changed.length === 0) return
  await db.run(sql`
    update time_sheet_submissions s set covered = c.covered
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as c (id uuid, covered integer)
    where s.company_id = ${companyId} and s.id = c.id`)
}

/** Runs after time of a project was logged, changed or denied, whose client bought hours. */
export const coverTimeOfProject = defineJob({
  name: 'coverTime',
  payload: z.strictObject({ projectId: z.uuid() }),
  run: async ({ database, companyId, payload }) => {
    await database.mutate(systemScope(companyId), async (db) => {
      const company = await db.row<Columns<'companies', 'time_zone'>>(sql`
        select time_zone as "timeZone" from companies where company_id = ${companyId}`)
      if (company) await coverTime(db, payload.projectId, dayInTimeZone(new Date(db.now), company.timeZone))
    })
  },
})
