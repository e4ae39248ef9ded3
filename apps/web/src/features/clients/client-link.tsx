import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { workspaceQuery } from '../workspaces/workspaces.queries'

const CLIENT = '/employments/$companyDomain/clients/$clientID/{-$tab}'

/** Leads to a client, in a new tab when the reader prefers that. */
export function ClientLink({ id, className, children }: { id: string; className?: string; children: ReactNode }) {
  const { company } = useWorkspaceViewer()
  const { data } = useSuspenseQuery(workspaceQuery)
  return (
    <Link
      to={CLIENT}
      params={{ companyDomain: company.domain, clientID: id, tab: undefined }}
      className={className}
      {...(data.employment.preferences.openInNewTab && { target: '_blank' })}
    >
      {children}
    </Link>
  )
}

export function useOpenClient(): (id: string) => void {
  const { company } = useWorkspaceViewer()
  const { data } = useSuspenseQuery(workspaceQuery)
  const navigate = useNavigate()
  return (id) => {
    if (data.employment.preferences.openInNewTab)
      window.open(`/employments/${encodeURIComponent(company.domain)}/clients/${id}`, '_blank', 'noopener')
    else void navigate({ to: CLIENT, params: { companyDomain: company.domain, clientID: id, tab: undefined } })
  }
}
