import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { workspaceQuery } from '../workspaces/workspaces.queries'

const PROFILE = '/employments/$companyDomain/employees/{-$employeeID}'

/** Leads to somebody's profile, in a new tab when the reader prefers that. */
export function EmployeeLink({ id, className, children }: { id: string; className?: string; children: ReactNode }) {
  const { company } = useWorkspaceViewer()
  const { data } = useSuspenseQuery(workspaceQuery)
  return (
    <Link
      to={PROFILE}
      params={{ companyDomain: company.domain, employeeID: id }}
      className={className}
      {...(data.employment.preferences.openInNewTab && { target: '_blank' })}
    >
      {children}
    </Link>
  )
}

export function useOpenEmployee(): (id: string) => void {
  const { company } = useWorkspaceViewer()
  const { data } = useSuspenseQuery(workspaceQuery)
  const navigate = useNavigate()
  return (id) => {
    if (data.employment.preferences.openInNewTab)
      window.open(`/employments/${encodeURIComponent(company.domain)}/employees/${id}`, '_blank', 'noopener')
    else void navigate({ to: PROFILE, params: { companyDomain: company.domain, employeeID: id } })
  }
}
