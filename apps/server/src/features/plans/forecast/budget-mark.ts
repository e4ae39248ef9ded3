import { withoutLinks } from '@praxis/domain/links/reads-like-a-link'
import * as z from 'zod'
import { sql } from '../../../platform/database/sql'
import { defineNotificationKind } from '../../../platform/notifications/notification-kind'
import { permissionsIn, type Standing, standingColumns } from '../../targetables/queries/standing'

const textOf = (project: string, mark: number): string => `${project} has used ${mark}% of its consultancy budget`

/** Tells those who plan a project that a mark of its budget was reached. */
export const budgetMark = defineNotificationKind({
  name: 'budgetMark',
  icon: 'due',
  feature: 'project',
  setting: {
    section: 'Projects',
    label: 'Budget alerts',
    description: 'A project you plan has used a large share of its consultancy budget',
  },
  ways: { inApp: true, mail: 'atOnce' },
  seen: async (db, reader, projectIds) => {
    const rows = await db.rows<Standing & { readonly id: string }>(sql`
      select p.id, ${standingColumns(reader.employee.id)} from targetables p
      where p.company_id = ${db.scope.companyId} and p.id = any (${projectIds}::uuid[]) and p.kind = 'project'`)
    return new Set(rows.filter((row) => permissionsIn(row, reader).seesMoney).map(({ id }) => id))
  },
  mailKind: 'reminder',
  payload: z.strictObject({ project: z.string(), mark: z.int() }),
  words: ({ recordId, payload: { project, mark } }) => ({
    title: textOf(project, mark),
    text: mark >= 100 ? 'The budget is used up' : `${100 - mark}% is left`,
    path: `projects/${recordId}/forecast`,
  }),
  mail: ([{ recordId, payload }], workspaceUrl) => {
    const text = textOf(withoutLinks(payload.project), payload.mark)
    return {
      subject: text,
      heading: text,
      paragraphs: ['The forecast shows what has been logged, what is still booked and when the budget runs out.'],
      action: { label: 'Open forecast', url: `${workspaceUrl}/projects/${recordId}/forecast` },
    }
  },
})
