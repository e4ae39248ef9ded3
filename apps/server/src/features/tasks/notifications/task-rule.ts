import * as z from 'zod'
import { defineNotificationKind } from '../../../platform/notifications/notification-kind'
import { ruleMailWords } from '../automations/rule-mail-words'
import { tasksSeenBy } from './tasks-seen-by'

/** For colleagues who see the board; other people whom a rule writes to have no bell. */
export const taskRule = defineNotificationKind({
  name: 'taskRule',
  icon: 'automation',
  setting: {
    section: 'Tasks',
    label: 'Automations',
    description: 'A project’s automation sends you an update on a task',
  },
  ways: { inApp: true, mail: 'atOnce' },
  feature: 'project',
  seen: tasksSeenBy,
  mailKind: 'rule',
  payload: z.strictObject({
    title: z.string(),
    project: z.string(),
    status: z.string(),
    isOfTime: z.boolean(),
    path: z.string(),
  }),
  words: ({ payload }) => {
    const { subject, paragraphs } = ruleMailWords(payload)
    return { title: subject, text: paragraphs[0], path: payload.path }
  },
  mail: ([{ payload }], workspaceUrl) => ({
    ...ruleMailWords(payload),
    action: { label: 'Open task', url: `${workspaceUrl}/${payload.path}` },
  }),
})
