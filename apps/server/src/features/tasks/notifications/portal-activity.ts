import { withoutLinks } from '@praxis/domain/links/reads-like-a-link'
import * as z from 'zod'
import { defineNotificationKind, type Told } from '../../../platform/notifications/notification-kind'
import { boardsSeenBy, tasksSeenBy } from './tasks-seen-by'

/** What visitors of a portal do that the firm is told of, in words around the name of a task or list. */
const deeds = {
  taskAdded: 'added a task',
  taskChanged: 'changed a task',
  statusChanged: 'moved a task',
  completed: 'completed a task',
  reopened: 'reopened a task',
  archived: 'archived a task',
  restored: 'restored a task',
  deleted: 'deleted a task',
  tasksArchived: 'archived tasks',
  tasksRestored: 'restored tasks',
  commented: 'commented',
  filesAttached: 'attached files',
  listAdded: 'added a list',
  listRenamed: 'renamed a list',
  listDeleted: 'deleted a list',
} as const
export type PortalDeed = keyof typeof deeds

const Activity = z.strictObject({
  deed: z.enum(Object.keys(deeds) as [PortalDeed, ...PortalDeed[]]),
  /** The visitor, as the firm calls them. */
  author: z.string(),
  /** Whether the portal takes only addresses that the firm listed; others name themselves as they like. */
  isListed: z.boolean(),
  /** The task or list, or how many there were. */
  subject: z.string(),
  project: z.string(),
  /** What was said, attached or changed. */
  detail: z.string(),
  path: z.string(),
})
export type PortalActivity = z.infer<typeof Activity>

type Happened = Told<PortalActivity>

/** Nobody reads more lines in a mail. */
const MOST_LINES = 20

const titleOf = ({ payload: { author, deed, subject } }: Happened): string => `${author} ${deeds[deed]}: ${subject}`

/** The author of a mail: the firm's own visitors by name, others without what mail programs would make a link. */
const authorInMail = ({ payload: { author, isListed } }: Happened): string => (isListed ? author : withoutLinks(author))

const lineInMail = (told: Happened): string =>
  `${authorInMail(told)} ${deeds[told.payload.deed]}: ${withoutLinks(told.payload.subject)}`

export const portalActivity = defineNotificationKind({
  name: 'portalActivity',
  icon: 'task',
  setting: {
    section: 'Client portals',
    label: 'Tasks',
    description: 'A client adds, changes or comments on a task of yours, or of a project you lead',
  },
  ways: { inApp: true, mail: 'atOnce' },
  feature: 'project',
  seen: async (db, reader, ids) => {
    const [tasks, boards] = await Promise.all([tasksSeenBy(db, reader, ids), boardsSeenBy(db, reader, ids)])
    return new Set([...tasks, ...boards])
  },
  mailKind: 'visitor',
  gatheredForSeconds: 60,
  payload: Activity,
  words: (told) => ({
    title: titleOf(told),
    text: told.payload.detail || told.payload.project,
    path: told.payload.path,
  }),
  mail: ([first, ...others], workspaceUrl) => {
    const { subject, project, detail, deed, path } = first.payload
    if (others.length === 0)
      return {
        subject: lineInMail(first),
        heading: withoutLinks(subject),
        paragraphs: [
          `${authorInMail(first)} ${deeds[deed]} in the client portal of ${withoutLinks(project)}.`,
          ...(detail === '' ? [] : [{ quote: withoutLinks(detail) }]),
        ],
        action: { label: 'Open in Praxis', url: `${workspaceUrl}/${path}` },
      }
    const all = [first, ...others]
    const lines = all.slice(0, MOST_LINES).map(lineInMail)
    const paths = new Set(all.map(({ payload }) => payload.path))
    return {
      subject: `${all.length} updates from client portals`,
      heading: `${all.length} updates from client portals`,
      paragraphs: [{ list: all.length > lines.length ? [...lines, `and ${all.length - lines.length} more`] : lines }],
      action: { label: 'Open in Praxis', url: paths.size === 1 ? `${workspaceUrl}/${path}` : workspaceUrl },
    }
  },
})
