import * as z from 'zod'
import { EmployeeBrief } from '../people/employee-brief'
import { PageMetadata } from '../protocol/page'
import { Day, Id, Moment, Version } from '../protocol/values'
import { taskColumns } from './task-rules'
import { Priority, StatusId, TaskAnalytics, type TaskList } from './task-shapes'

const Ref = z.strictObject({ id: Id })
type Ref = z.infer<typeof Ref>
const count = z.int().optional().describe('Absent: 0')
const seconds = z.int().optional()
const day = Day.optional().describe('Absent: none')

const sentFields = {
  id: Id,
  title: z.string(),
  status: z.strictObject({ id: StatusId }),
  rank: z.string(),
  index: z.int().describe('Place among its neighbours, from 0'),
  updatedAt: Moment,
  version: Version.optional().describe('Of title and description. Absent: 1'),
  finishedAt: Moment.optional().describe('Absent: not completed'),
  employees: z.array(Ref).optional().describe('Who has it; they are among `people`. Absent: nobody'),
  priority: Priority.optional().describe('Absent: 0'),
  dueDate: day,
  scheduledDate: day,
  estimatedStartDate: day,
  estimatedEndDate: day,
  estimatedTime: seconds.describe('Seconds; of a task with sub-tasks their sum, unless it is overridden. Absent: none'),
  loggedTime: seconds.describe('Seconds, with those of its sub-tasks. Absent: 0'),
  tags: z.array(z.string()).optional().describe('Absent: none'),
  subTaskCount: count,
  finishedSubTaskCount: count,
  commentCount: count,
  fileCount: count,
  can: z.strictObject({ updateStatus: z.boolean() }).optional().describe('Absent: everything'),
}

/** A sub-task as it goes over the wire: fields with their default value are left out. */
export const SentSubTask = z.strictObject(sentFields).meta({ id: 'SubTaskCard' })
export type SentSubTask = z.infer<typeof SentSubTask>

export const SentCard = z
  .strictObject({
    ...sentFields,
    taskList: Ref.optional().describe('Absent: the list it comes with'),
    subTasks: z.array(SentSubTask).optional().describe('Absent: none are shown'),
  })
  .meta({ id: 'TaskCard' })
export type SentCard = z.infer<typeof SentCard>

export const SentList = z
  .strictObject({
    id: Id,
    name: z.string(),
    rank: z.string(),
    createdAt: Moment,
    tasks: z
      .array(SentCard)
      .describe('Active ones in their order, as many as were asked for; none where the lists before it have very many'),
    hasMore: z.boolean(),
    activeTaskCount: z.int(),
    completedTaskCount: z.int(),
    analytics: TaskAnalytics,
    tableColumns: z.array(z.enum(taskColumns)).describe('The board’s: what its table shows'),
  })
  .meta({ id: 'TaskList' })
export type SentList = z.infer<typeof SentList>

/** The people whom an answer’s cards refer to, sent once beside the cards. */
export const withPeople = { people: z.array(EmployeeBrief).describe('Everybody who has one of the tasks, once') }

interface Around {
  readonly taskList: Ref
  readonly superTask?: Ref
}

const unfoldTask = <Person>(
  { employees = [], ...sent }: SentSubTask,
  { taskList, superTask }: Around,
  people: ReadonlyMap<string, Person>,
) => ({
  ...sent,
  taskList,
  superTask: superTask ?? null,
  version: sent.version ?? 1,
  finishedAt: sent.finishedAt ?? null,
  employees: employees.flatMap(({ id }) => people.get(id) ?? []),
  priority: sent.priority ?? 0,
  dueDate: sent.dueDate ?? null,
  scheduledDate: sent.scheduledDate ?? null,
  estimatedStartDate: sent.estimatedStartDate ?? null,
  estimatedEndDate: sent.estimatedEndDate ?? null,
  estimatedTime: sent.estimatedTime ?? null,
  loggedTime: sent.loggedTime ?? 0,
  tags: sent.tags ?? [],
  subTaskCount: sent.subTaskCount ?? 0,
  finishedSubTaskCount: sent.finishedSubTaskCount ?? 0,
  commentCount: sent.commentCount ?? 0,
  fileCount: sent.fileCount ?? 0,
  can: sent.can ?? { updateStatus: true },
})

type People = readonly EmployeeBrief[]

/** Cards with the people they refer to and the defaults that were left out. */
export const unfoldCards = <Person extends Ref>(
  cards: readonly SentCard[],
  people: readonly Person[],
  around?: Around,
) => {
  const known = new Map(people.map((person) => [person.id, person]))
  return cards.map(({ subTasks = [], taskList = around?.taskList, ...card }) => {
    if (!taskList) throw new Error('A card belongs to a list')
    const superTask = { id: card.id }
    return {
      ...unfoldTask(card, { ...around, taskList }, known),
      subTasks: subTasks.map((subTask) => unfoldTask(subTask, { taskList, superTask }, known)),
    }
  })
}

export const unfoldList = ({ tasks, ...list }: SentList, people: People): TaskList => ({
  ...list,
  tasks: unfoldCards(tasks, people, { taskList: { id: list.id } }),
})

const Lists = z.strictObject({
  items: z.array(SentList),
  ...withPeople,
  can: z.strictObject({ edit: z.boolean() }),
})
export const listsAnswer = {
  response: Lists,
  unfold: ({ items, people, can }: z.infer<typeof Lists>) => ({
    items: items.map((list) => unfoldList(list, people)),
    can,
  }),
}

const OneList = SentList.extend(withPeople)
export const listAnswer = {
  response: OneList,
  unfold: ({ people, ...list }: z.infer<typeof OneList>) => unfoldList(list, people),
}

const Completed = z.strictObject({
  taskList: Ref,
  items: z.array(SentCard),
  ...withPeople,
  metadata: PageMetadata,
})
export const completedAnswer = {
  response: Completed,
  unfold: ({ taskList, items, people, metadata }: z.infer<typeof Completed>) => ({
    items: unfoldCards(items, people, { taskList }),
    metadata,
  }),
}

const SubTasks = z.strictObject({ taskList: Ref, superTask: Ref, items: z.array(SentCard), ...withPeople })
export const subTasksAnswer = {
  response: SubTasks,
  unfold: ({ items, people, ...around }: z.infer<typeof SubTasks>) => ({ items: unfoldCards(items, people, around) }),
}

const Affected = z.strictObject({ affectedTasks: z.array(SentCard), ...withPeople })
export const affectedAnswer = {
  response: Affected,
  unfold: ({ affectedTasks, people }: z.infer<typeof Affected>) => ({
    affectedTasks: unfoldCards(affectedTasks, people),
  }),
}
