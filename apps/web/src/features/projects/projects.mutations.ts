import type { ProjectDetailsInput } from '@praxis/contract/projects/project-inputs'
import { type Project, projects } from '@praxis/contract/projects/projects'
import type { Input } from '@praxis/contract/protocol/endpoint'
import type { MadeOn } from '@praxis/contract/protocol/values'
import { api } from '../../api/api'
import { useCall, useChange } from '../../api/use-call'
import { projectQuery } from './projects.queries'

type NewClientProject = Input<typeof projects.createClientProject>['body']
type NewInternalProject = Input<typeof projects.createInternalProject>['body']

export type NewProject =
  | { readonly kind: 'client'; readonly body: NewClientProject }
  | { readonly kind: 'internal'; readonly body: NewInternalProject }

const keep = ({ id }: Project) => [projectQuery(id)]

/** Projects for clients and internal ones are made by two endpoints. */
export const useCreateProject = () =>
  useChange(
    ({ project, idempotencyKey }: { project: NewProject; idempotencyKey: string }) =>
      project.kind === 'client'
        ? api.call(projects.createClientProject, { body: project.body }, { idempotencyKey })
        : api.call(projects.createInternalProject, { body: project.body }, { idempotencyKey }),
    ['projects'],
    { keep },
  )

export const useUpdateProjectDetails = (id: string) =>
  useCall(projects.updateProjectDetails, (body: ProjectDetailsInput & MadeOn) => ({ params: { id }, body }), { keep })

export const useDeleteProject = (id: string) =>
  useCall(projects.deleteProject, () => ({ params: { id } }), { endsPage: true })
