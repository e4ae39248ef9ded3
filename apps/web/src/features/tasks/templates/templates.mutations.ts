import { type ProjectTemplate, projectTemplates } from '@praxis/contract/projects/project-templates'
import type { Input } from '@praxis/contract/protocol/endpoint'
import { useCall, useWholeCall } from '../../../api/use-call'
import { templateQuery } from './templates.queries'

export type TemplateChanges = Input<typeof projectTemplates.updateProjectTemplate>['body']

const keep = ({ id }: ProjectTemplate) => [templateQuery(id)]

export const useCreateProjectTemplate = () => useWholeCall(projectTemplates.createProjectTemplate, { keep })

export const useUpdateProjectTemplate = (id: string) =>
  useCall(projectTemplates.updateProjectTemplate, (body: TemplateChanges) => ({ params: { id }, body }), { keep })

export const useDeleteProjectTemplate = (id: string) =>
  useCall(projectTemplates.deleteProjectTemplate, () => ({ params: { id } }), { endsPage: true })
