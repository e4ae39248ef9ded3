import { Day } from '@praxis/contract/protocol/values'
import { formatDay } from '@praxis/domain/calendar/day'
import { withoutLinks } from '@praxis/domain/links/reads-like-a-link'
import * as z from 'zod'
import { defineNotificationKind } from '../../../platform/notifications/notification-kind'

const Changed = z.strictObject({
  because: z.enum(['contract', 'bankHolidays']),
  absences: z.array(z.strictObject({ what: z.string(), before: z.number(), after: z.number() })),
  overdrawn: z.array(z.strictObject({ yearStart: Day, left: z.number() })),
})
type Changed = z.infer<typeof Changed>

/** So many absences are named. */
const MOST_NAMED = 20

const titleOf = ({ overdrawn }: Changed): string =>
  overdrawn.length > 0 ? 'Your leave balance is below zero' : 'What your leave costs has changed'

const whyOf = ({ because }: Changed): string =>
  because === 'contract' ? 'Your contract has changed.' : 'Bank holidays have changed.'

const linesOf = ({ absences, overdrawn }: Changed): string[] => [
  ...overdrawn.map(({ yearStart, left }) => `Left in the holiday year from ${formatDay(yearStart)}: −${-left}`),
  ...absences
    .slice(0, MOST_NAMED)
    .map(({ what, before, after }) => `${what}: ${after} instead of ${before} ${before === 1 ? 'day' : 'days'}`),
  ...(absences.length > MOST_NAMED ? [`and ${absences.length - MOST_NAMED} more`] : []),
]

/** Tells people what a change of their contract or of bank holidays does to leave that they have asked for. */
export const leaveChanged = defineNotificationKind({
  name: 'leaveChanged',
  icon: 'due',
  setting: {
    section: 'Absences',
    label: 'Changed leave',
    description: 'A bank holiday or your contract changes what your leave costs, or takes your balance below zero',
  },
  feature: 'absence',
  ways: { inApp: true, mail: 'atOnce' },
  // The record is the person whose leave it is.
  seen: async (_db, { employee }, ids) => new Set(ids.filter((id) => id === employee.id)),
  mailKind: 'decision',
  payload: Changed,
  words: ({ payload }) => ({
    title: titleOf(payload),
    text: `${whyOf(payload)} ${linesOf(payload).join('; ')}`,
    path: 'absences',
  }),
  mail: ([{ payload }], workspaceUrl) => ({
    subject: titleOf(payload),
    heading: titleOf(payload),
    paragraphs: [whyOf(payload), { list: linesOf(payload).map(withoutLinks) }],
    action: { label: 'View your leave', url: `${workspaceUrl}/absences` },
  }),
})
