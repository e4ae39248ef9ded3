import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'

export const TEMPLATES = '/employments/$companyDomain/project-template'
const TEMPLATE = '/employments/$companyDomain/project-template/$templateID/configure'

export function TemplateLink({ id, className, children }: { id: string; className?: string; children: ReactNode }) {
  const { company } = useWorkspaceViewer()
  return (
    <Link to={TEMPLATE} params={{ companyDomain: company.domain, templateID: id }} className={className}>
      {children}
    </Link>
  )
}

export function useOpenTemplate(): (id: string) => Promise<void> {
  const { company } = useWorkspaceViewer()
  const navigate = useNavigate()
  return (id) => navigate({ to: TEMPLATE, params: { companyDomain: company.domain, templateID: id } })
}
