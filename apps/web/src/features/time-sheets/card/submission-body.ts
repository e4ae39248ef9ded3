import type { SubmissionProjectDetails } from '@praxis/contract/time-sheets'
import { cleanDynamicDetails } from '@praxis/domain/dynamic-details/dynamic-detail'
import type { SubmissionToLog } from '../time-sheets.mutations'
import { durationOf, momentsOf, type SubmissionValues } from './submission-values'

export interface FormContext {
  readonly timeZone: string
  /** Once it is known; undefined without a project. */
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

/** Only time of a client's project is chargeable; of all other nothing need be said. */
function chargeableBody(values: SubmissionValues, project: SubmissionProjectDetails | undefined) {
  if (!project || project.isInternal) return {}
  return values.isFullyChargeable
    ? { isFullyChargeable: true }
    : { isFullyChargeable: false, chargeableDuration: values.chargeable ?? 0 }
}

function taskBody(values: SubmissionValues): Pick<SubmissionToLog, 'taskID' | 'createTaskInput'> {
  if (values.taskTab === 'existingTasks') return { taskID: values.taskID }
  const { newTaskList, taskListID } = values
  const list =
    newTaskList !== null && taskListID === newTaskList.id
      ? { createTaskListInput: { ...newTaskList } }
      : taskListID !== null && { taskListID }
  return { createTaskInput: { title: values.taskTitle.trim(), ...list } }
}

/** What the form says, for the server. */
export function bodyOf(values: SubmissionValues, { timeZone, project, roleID, hasTags }: FormContext): SubmissionToLog {
  const { attachment } = values
  return {
    ...timeBody(values, timeZone),
    projectID: attachment?.type === 'project' ? attachment.id : null,
    clientID: attachment?.type === 'client' ? attachment.id : null,
    ...taskBody(values),
    ...chargeableBody(values, project),
    roleID: attachment?.type === 'project' ? roleID : null,
    comment: values.comment.trim(),
    ...(hasTags && { tags: [...values.tags] }),
    dynamicDetails: attachment?.type === 'project' ? cleanDynamicDetails(values.dynamicDetails) : [],
  }
}

/** Said together or not at all: each of them means little without the others. */
const TOGETHER: readonly (readonly (keyof SubmissionToLog)[])[] = [
  ['from', 'to', 'duration', 'isFullyChargeable', 'chargeableDuration'],
  ['projectID', 'clientID', 'roleID', 'isFullyChargeable', 'chargeableDuration'],
]

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What differs from what was saved; undefined when nothing does, and nothing need be sent. */
export function changesOf(saved: SubmissionToLog, body: SubmissionToLog): Partial<SubmissionToLog> | undefined {
  const names = (Object.keys(body) as (keyof SubmissionToLog)[]).filter((name) => !isSame(saved[name], body[name]))
  if (names.length === 0) return undefined
  const sent = new Set(names)
  for (const group of TOGETHER) if (group.some((name) => names.includes(name))) for (const name of group) sent.add(name)
  return Object.fromEntries([...sent].flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]])))
}
