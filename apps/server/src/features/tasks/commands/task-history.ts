import type { HistoryActions } from '@praxis/contract/company/history-actions'
import type { Tx } from '../../../platform/database/database'
import { namesOf } from '../../employees/queries/employee-brief'
import type { WholeTaskRow } from '../queries/task-rows'
import type { BoardStatuses } from '../queries/task-statuses'

/** The fields of a task in its history: names, not ids. */
const recordedFields = (row: WholeTaskRow, statuses: BoardStatuses) => ({
  title: row.title,
  description: row.description,
  status: statuses.ofTask(row).name,
  employees: row.employees.map((employee) => namesOf(employee).displayName),
  priority: row.priority,
  dueDate: row.dueDate,
  scheduledDate: row.scheduledDate,
  estimatedStartDate: row.estimatedStartDate,
  estimatedEndDate: row.estimatedEndDate,
  estimatedTime: row.estimatedTime,
  enableOverrideEstimatedTime: row.overridesEstimate,
  shouldRemind: row.shouldRemind,
  tags: row.tags,
  dynamicDetails: Object.fromEntries(row.dynamicDetails.map(({ key, value }) => [key, value])),
})

export const recordTask = (
  db: Tx,
  action: HistoryActions['task'],
  statuses: BoardStatuses,
  before: WholeTaskRow | undefined,
  after: WholeTaskRow,
): void =>
  db.record({
    entity: 'task',
    id: after.id,
    action,
    ...(before && { before: recordedFields(before, statuses) }),
    after: recordedFields(after, statuses),
  })
