import type { ReactNode } from 'react'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { RecordLink, useOpenRecord } from '../workspaces/record-link'

export const PROJECT = '/employments/$companyDomain/projects/$projectID'

export const projectAddress = (companyDomain: string, projectID: string) =>
  ({ to: PROJECT, params: { companyDomain, projectID } }) as const

export function ProjectLink({ id, ...link }: { id: string; className?: string | undefined; children: ReactNode }) {
  const { company } = useWorkspaceViewer()
  return <RecordLink {...link} address={projectAddress(company.domain, id)} />
}

export function useOpenProject(): (id: string) => void {
  const { company } = useWorkspaceViewer()
  return useOpenRecord((id) => projectAddress(company.domain, id))
}
