import { withoutLinks } from '@praxis/domain/links/reads-like-a-link'
import * as z from 'zod'
import { sql } from '../../platform/database/sql'
import { defineNotificationKind } from '../../platform/notifications/notification-kind'
import { permissionsIn, type Standing, standingColumns } from '../targetables/queries/standing'

const MOST_LINES = 5

const linesText = (lines: readonly string[]): string =>
  lines.length === 0
    ? 'You’re no longer booked on it'
    : [...lines.slice(0, MOST_LINES), ...(lines.length > MOST_LINES ? [`${lines.length - MOST_LINES} more`] : [])].join(
        '; ',
      )

/** Tells people what they are booked for now, an hour after the first of some changes. */
export const bookingsChanged = defineNotificationKind({
  name: 'bookingsChanged',
  icon: 'due',
  feature: 'project',
  setting: {
    section: 'Projects',
    label: 'Bookings',
    description: 'Somebody changes what you’re booked for; gathered for an hour',
  },
  ways: { inApp: true, mail: 'atOnce' },
  seen: async (db, reader, targetableIds) => {
    const rows = await db.rows<Standing & { readonly id: string }>(sql`
      select p.id, ${standingColumns(reader.employee.id)} from targetables p
      where p.company_id = ${db.scope.companyId} and p.id = any (${targetableIds}::uuid[])`)
    return new Set(rows.filter((row) => permissionsIn(row, reader).isVisible).map(({ id }) => id))
  },
  mailKind: 'reminder',
  payload: z.strictObject({ target: z.string(), bookings: z.array(z.string()) }),
  words: ({ payload: { target, bookings } }) => ({
    title: `Your bookings on ${target} have changed`,
    text: linesText(bookings),
    path: 'master-planning/me',
  }),
  mail: ([{ payload }], workspaceUrl) => {
    const heading = `Your bookings on ${withoutLinks(payload.target)} have changed`
    return {
      subject: heading,
      heading,
      paragraphs: payload.bookings.length === 0 ? [linesText([])] : ['You’re booked for:', linesText(payload.bookings)],
      action: { label: 'Open my planning', url: `${workspaceUrl}/master-planning/me` },
    }
  },
})
