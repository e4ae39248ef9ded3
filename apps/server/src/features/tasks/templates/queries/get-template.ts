import type { SentTemplate } from '@praxis/contract/projects/project-templates'
import type { EmployeeActor } from '../../../../platform/auth/actor'
import type { Db } from '../../../../platform/database/database'
import type { FileStore } from '../../../../platform/files/file-store'
import { templateDoor } from '../../doors'
import { listTaskLists } from '../../queries/task-lists'
import { statusesOf } from '../../queries/task-statuses'
import { loadTemplate } from './template-row'

const TASKS_OF_A_LIST = 100

const strategicKeys = (rows: readonly { readonly key: string; readonly isStrategic: boolean }[]): string[] =>
  rows.filter(({ isStrategic }) => isStrategic).map(({ key }) => key)

export const getProjectTemplate = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  id: string,
): Promise<SentTemplate> => {
  const board = await templateDoor.open(db, actor, { id })
  const [template, statuses, { items: taskLists, people }] = await Promise.all([
    loadTemplate(db, id),
    statusesOf(db, board),
    listTaskLists(db, files, { ...board, opened: board }, { page: 1, per: TASKS_OF_A_LIST, showSubtask: true }),
  ])
  return {
    ...template,
    strategicDynamicFields: strategicKeys(template.dynamicDetails),
    strategicTaskDynamicFields: strategicKeys(template.taskDynamicDetails),
    taskStatuses: statuses.all(),
    taskLists,
    people,
  }
}
