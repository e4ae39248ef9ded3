import type { SubmissionProjectDetails } from '@praxis/contract/time/time-sheets'
import { cleanDynamicDetails } from '@praxis/domain/dynamic-details/dynamic-detail'
import { placeOfRoles } from '../../loggables/roles-and-tasks.queries'
import type { SubmissionToLog } from '../time-sheets.mutations'
import { durationOf, momentsOf, type SubmissionValues } from './submission-values'

export interface FormContext {
  readonly timeZone: string
  /** Undefined without a project, and until it is loaded. */
  readonly project: SubmissionProjectDetails | undefined
  readonly roleID: string | null
  readonly hasTags: boolean
}

function timeBody(values: SubmissionValues, timeZone: string): Pick<SubmissionToLog, 'from' | 'to' | 'duration'> {
  const duration = durationOf(values, timeZone) ?? 0
  if (values.isUnspecified) return { from: `${values.day}T00:00:00.000Z`, to: null, duration }
  const { from, to } = momentsOf(values, timeZone)
  if (!from || !to) throw new Error('The form is saved only when its times can be read')
  return { from: from.toISOString(), to: to.toISOString(), duration }
}

/** The chargeable part to send; only time of a client's project has one. */
function chargeableBody(values: SubmissionValues, project: SubmissionProjectDetails | undefined) {
  if (!project || project.isInternal) return {}
  return values.isFullyChargeable
    ? { isFullyChargeable: true }
    : { isFullyChargeable: false, chargeableDuration: values.chargeable ?? 0 }
}

/** The form offers no tasks of an opportunity. */
function taskBody(values: SubmissionValues): Pick<SubmissionToLog, 'taskID' | 'createTaskInput'> {
  if (values.attachment?.type === 'opportunity') return { taskID: null }
  if (values.taskTab === 'existingTasks') return { taskID: values.taskID }
  const { newTaskList, taskListID } = values
  const list =
    newTaskList !== null && taskListID === newTaskList.id
      ? { createTaskListInput: { ...newTaskList } }
      : taskListID !== null && { taskListID }
  return { createTaskInput: { title: values.taskTitle.trim(), ...list } }
}

/** The form's values as they are sent. */
export function bodyOf(values: SubmissionValues, { timeZone, project, roleID, hasTags }: FormContext): SubmissionToLog {
  const { attachment } = values
  return {
    ...timeBody(values, timeZone),
    projectID: attachment?.type === 'project' ? attachment.id : null,
    opportunityID: attachment?.type === 'opportunity' ? attachment.id : null,
    clientID: attachment?.type === 'client' ? attachment.id : null,
    ...taskBody(values),
    ...chargeableBody(values, project),
    roleID: placeOfRoles(attachment) ? roleID : null,
    comment: values.comment.trim(),
    ...(hasTags && { tags: [...values.tags] }),
    dynamicDetails: attachment?.type === 'project' ? cleanDynamicDetails(values.dynamicDetails) : [],
  }
}

/** Fields that are sent together or not at all: each of them means little without the others. */
const TOGETHER: readonly (readonly (keyof SubmissionToLog)[])[] = [
  ['from', 'to', 'duration', 'isFullyChargeable', 'chargeableDuration'],
  ['projectID', 'opportunityID', 'clientID', 'roleID', 'isFullyChargeable', 'chargeableDuration'],
]

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The fields to send, which differ from what is saved; undefined when none does. */
export function changesOf(saved: SubmissionToLog, body: SubmissionToLog): Partial<SubmissionToLog> | undefined {
  const names = (Object.keys(body) as (keyof SubmissionToLog)[]).filter((name) => !isSame(saved[name], body[name]))
  if (names.length === 0) return undefined
  const sent = new Set(names)
  for (const group of TOGETHER) if (group.some((name) => names.includes(name))) for (const name of group) sent.add(name)
  return Object.fromEntries([...sent].flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]])))
}
