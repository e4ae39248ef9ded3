import { type ClientBrief, clients } from '@praxis/contract/clients/clients'
import { api } from '../../api/api'
import type { LinkItem } from '../../shell/palette/palette-records'
import { Logo } from '../../ui/people/logo'
import { clientAddresses } from './client-link'

const itemOf = ({ id, name, logoImage, isActive }: ClientBrief): LinkItem => ({
  id: `client-${id}`,
  label: name,
  ...(!isActive && { description: 'Inactive' }),
  icon: <Logo name={name} image={logoImage} colourKey={id} size="xs" />,
  to: (companyDomain) => clientAddresses(companyDomain).of(id),
})

export const searchClients = async (query: string, signal: AbortSignal): Promise<LinkItem[]> => {
  const { items } = await api.call(clients.listClients, { query: { query, all: 'true' } }, { signal })
  return items.map(itemOf)
}
