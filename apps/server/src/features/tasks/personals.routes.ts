import { personalProjectTasks, personals } from '@praxis/contract/tasks/personals'
import { implement } from '../../platform/http/implement'
import { openProject } from '../projects/queries/get-project'
import { boardHandlers } from './board-handlers'
import { personalDoor, personalProjectDoor } from './doors'
import { personalExtras } from './personals/personal-extras'
import { taskCsv } from './reports/task-csv'
import { reportOf } from './reports/task-report.queries'
import { statusHandlers } from './status-handlers'
import { workHandlers } from './work-handlers'

export const personalsRoutes = [
  ...implement(personals, {
    ...boardHandlers(personalDoor),
    ...workHandlers(personalDoor),
    ...statusHandlers(personalDoor),
    ...personalExtras,
  }),
  ...implement(personalProjectTasks, {
    ...boardHandlers(personalProjectDoor),
    ...workHandlers(personalProjectDoor),
    exportTasks: async ({ db, platform, actor, params, query }) => {
      const { row } = await openProject(db, actor, params.projectId)
      const tasks = reportOf(db, await personalProjectDoor.open(db, actor, params), query)
      return taskCsv(platform.files, tasks, { project: row.name, client: row.client?.name ?? null })
    },
  }),
]
