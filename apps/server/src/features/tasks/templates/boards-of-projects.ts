import type { ProjectBoards } from '../../projects/queries/project-boards'
import { addDefaultStatuses } from '../commands/add-default-statuses'
import { copyBoard } from './commands/copy-board'
import { defineTaskDetails } from './commands/define-task-details'
import { publishedTemplate } from './queries/published-template'

export const boardsOfProjects: ProjectBoards = {
  publishedTemplate,
  fillBoard: async (db, platform, projectId, template) => {
    if (template) await copyBoard(db, platform, { from: template.id, to: projectId, includes: 'everything' })
    else await addDefaultStatuses(db, projectId)
  },
  defineTaskDetails,
}
