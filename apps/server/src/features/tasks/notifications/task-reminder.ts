import { Day } from '@praxis/contract/protocol/values'
import { formatDay } from '@praxis/domain/calendar/day'
import * as z from 'zod'
import { defineNotificationKind } from '../../../platform/notifications/notification-kind'
import { tasksSeenBy } from './tasks-seen-by'

export const taskReminder = defineNotificationKind({
  name: 'taskReminder',
  icon: 'due',
  setting: { section: 'Tasks', label: 'Reminders', description: 'A task with a reminder is due the next day' },
  ways: { inApp: true, mail: 'atOnce' },
  seen: tasksSeenBy,
  mailKind: 'reminder',
  payload: z.strictObject({
    task: z.string(),
    project: z.string().nullable(),
    dueDate: Day,
    /** When the task was due at the time of the reminder. */
    when: z.enum(['today', 'tomorrow']),
    path: z.string(),
  }),
  // The words name the date, as they may be read on any day.
  words: ({ payload: { task, project, dueDate, path } }) => ({
    title: `Due ${formatDay(dueDate)}: ${task}`,
    text: project ?? '',
    path,
  }),
  mail: ([{ payload }], workspaceUrl) => ({
    subject: `Due ${payload.when}: ${payload.task}`,
    heading: payload.task,
    paragraphs: [
      payload.project === null
        ? `This task is due ${payload.when}.`
        : `This task in ${payload.project} is due ${payload.when}.`,
    ],
    action: { label: 'Open task', url: `${workspaceUrl}/${payload.path}` },
    footer: 'You’re getting this because you’re assigned to this task and its reminder is on.',
  }),
})
