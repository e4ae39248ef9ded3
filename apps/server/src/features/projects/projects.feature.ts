import type { Feature } from '../../platform/feature'
import { plannedFigures } from './planned-figures'
import { projectsRoutes } from './projects.routes'
import { permissionsInProject } from './queries/get-project'
import type { ProjectBoards } from './queries/project-boards'
import { reindexProjectsOfClient } from './reindex-work-of-client-job'

/** The projects that the company works on. */
export const projects = (boards: ProjectBoards): Feature => ({
  routes: projectsRoutes(boards),
  figures: plannedFigures,
  jobs: [reindexProjectsOfClient],
  recordAccess: {
    project: async (db, actor, id) => (await permissionsInProject(db, actor, id))?.edit ?? false,
    projectBudget: async (db, actor, id) => (await permissionsInProject(db, actor, id))?.seesMoney ?? false,
  },
})
