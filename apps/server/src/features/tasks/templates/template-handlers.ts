import type { projectTemplates } from '@praxis/contract/projects/project-templates'
import type { Handlers } from '../../../platform/http/implement'
import { createProjectTemplate, deleteProjectTemplate, updateProjectTemplate } from './commands/change-templates'
import { getProjectTemplate } from './queries/get-template'
import { listActiveProjectTemplates, listProjectTemplates, listTemplateSources } from './queries/list-templates'

/** The handlers of a template itself, besides those of its board. */
export const templateHandlers: Pick<
  Handlers<typeof projectTemplates>,
  | 'listProjectTemplates'
  | 'listActiveProjectTemplates'
  | 'listTemplateSources'
  | 'createProjectTemplate'
  | 'getProjectTemplate'
  | 'updateProjectTemplate'
  | 'deleteProjectTemplate'
> = {
  listProjectTemplates: ({ db, query }) => listProjectTemplates(db, query),

  listActiveProjectTemplates: async ({ db }) => ({ items: await listActiveProjectTemplates(db) }),

  listTemplateSources: async ({ db, platform, query }) => ({
    items: await listTemplateSources(db, platform.files, query.search),
  }),

  createProjectTemplate: ({ db, platform, actor, body }) => createProjectTemplate(db, platform, actor, body),

  getProjectTemplate: ({ db, platform, actor, params }) => getProjectTemplate(db, platform.files, actor, params.id),

  updateProjectTemplate: ({ db, platform, actor, params, body }) =>
    updateProjectTemplate(db, platform.files, actor, params.id, body),

  deleteProjectTemplate: ({ db, params }) => deleteProjectTemplate(db, params.id),
}
