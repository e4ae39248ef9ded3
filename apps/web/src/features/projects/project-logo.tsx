import type { ClientBrief } from '@praxis/contract/clients/clients'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { Logo } from '../../ui/people/logo'

interface ProjectLogoProps {
  readonly project: { readonly client: ClientBrief | null }
  readonly size?: 'xs' | 'sm' | 'lg'
}

/** A project wears the logo of its client; an internal one that of the company. */
export function ProjectLogo({ project: { client }, size = 'sm' }: ProjectLogoProps) {
  const { company } = useWorkspaceViewer()
  if (client) return <Logo name={client.name} image={client.logoImage} colourKey={client.id} size={size} />
  return <Logo name={company.name} image={company.logoImage ?? null} colour="var(--primary)" size={size} />
}
