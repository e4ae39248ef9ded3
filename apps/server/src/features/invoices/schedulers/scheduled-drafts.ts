import { type Day, formatDay } from '@praxis/domain/calendar/day'
import { withoutLinks } from '@praxis/domain/links/reads-like-a-link'
import { canRead } from '@praxis/domain/targetables/targetable-policy'
import * as z from 'zod'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { defineNotificationKind } from '../../../platform/notifications/notification-kind'
import { permissionsIn, type Standing, standingColumns } from '../../targetables/queries/standing'
import type { StoredScheduler } from './scheduler-row'

const titleOf = (project: string): string => `A draft invoice of ${project} is ready`

/** Tells whoever set a scheduler, and the lead of the project, of a draft that it made. */
export const scheduledDraft = defineNotificationKind({
  name: 'scheduledDraft',
  icon: 'due',
  feature: 'project',
  setting: {
    section: 'Projects',
    label: 'Scheduled invoices',
    description: 'A draft invoice of a project was made by its scheduler',
  },
  ways: { inApp: true, mail: 'atOnce' },
  seen: async (db, reader, invoiceIds) => {
    const rows = await db.rows<Standing & { readonly invoiceId: string }>(sql`
      select t.invoice_id as "invoiceId", ${standingColumns(reader.employee.id)}
      from invoice_targetables t join targetables p on p.company_id = t.company_id and p.id = t.targetable_id
      where t.company_id = ${db.scope.companyId} and t.invoice_id = any (${invoiceIds}::uuid[])`)
    return new Set(
      rows.filter((row) => canRead(permissionsIn(row, reader).areas.invoicing)).map(({ invoiceId }) => invoiceId),
    )
  },
  mailKind: 'reminder',
  payload: z.strictObject({ project: z.string(), day: z.string() }),
  words: ({ recordId, payload: { project, day } }) => ({
    title: titleOf(project),
    text: `Of ${formatDay(day)}; it waits to be billed`,
    path: `invoices/${recordId}`,
  }),
  mail: ([{ recordId, payload }], workspaceUrl) => {
    const text = titleOf(withoutLinks(payload.project))
    return {
      subject: text,
      heading: text,
      paragraphs: [`It was made for ${formatDay(payload.day)} by the project’s scheduler. Check it, then bill it.`],
      action: { label: 'Open draft', url: `${workspaceUrl}/invoices/${recordId}` },
    }
  },
})

/** What a scheduler made, for those who are told of it. */
export interface MadeDraft {
  readonly id: string
  readonly day: Day
}

/** Each of the drafts is told of; who may not see it by then is not told. */
export const tellOfDrafts = (db: Tx, scheduler: StoredScheduler, made: readonly MadeDraft[]): void => {
  const to = [...new Set([scheduler.leadId, ...(scheduler.setBy === null ? [] : [scheduler.setBy])])]
  for (const { id, day } of made)
    db.notify(scheduledDraft, { to, key: id, recordId: id, payload: { project: scheduler.name, day } })
}
