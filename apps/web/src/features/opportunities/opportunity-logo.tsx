import type { ClientBrief } from '@praxis/contract/clients/clients'
import { Logo } from '../../ui/people/logo'

/** An opportunity wears the logo of its client. */
export function OpportunityLogo({ client, size = 'sm' }: { client: ClientBrief; size?: 'xs' | 'sm' | 'lg' }) {
  return <Logo name={client.name} image={client.logoImage} colourKey={client.id} size={size} />
}
