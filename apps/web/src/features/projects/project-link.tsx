import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { workspaceQuery } from '../workspaces/workspaces.queries'

export const PROJECT = '/employments/$companyDomain/projects/$projectID'

/** Leads to a project, in a new tab when the reader prefers that. */
export function ProjectLink({ id, className, children }: { id: string; className?: string; children: ReactNode }) {
  const { company } = useWorkspaceViewer()
  const { data } = useSuspenseQuery(workspaceQuery)
  return (
    <Link
      to={PROJECT}
      params={{ companyDomain: company.domain, projectID: id }}
      className={className}
      {...(data.employment.preferences.openInNewTab && { target: '_blank' })}
    >
      {children}
    </Link>
  )
}

export function useOpenProject(): (id: string) => void {
  const { company } = useWorkspaceViewer()
  const { data } = useSuspenseQuery(workspaceQuery)
  const navigate = useNavigate()
  return (id) => {
    if (data.employment.preferences.openInNewTab)
      window.open(`/employments/${encodeURIComponent(company.domain)}/projects/${id}`, '_blank', 'noopener')
    else void navigate({ to: PROJECT, params: { companyDomain: company.domain, projectID: id } })
  }
}
