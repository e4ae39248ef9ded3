import { type OpportunityBrief, opportunities } from '@praxis/contract/opportunities/opportunities'
import { api } from '../../api/api'
import type { LinkItem } from '../../shell/palette/palette-records'
import { Logo } from '../../ui/people/logo'

const itemOf = ({ id, name, client, isActive }: OpportunityBrief): LinkItem => ({
  id: `opportunity-${id}`,
  label: name,
  description: [client.name, ...(isActive ? [] : ['Closed'])].join(' · '),
  icon: <Logo name={client.name} image={client.logoImage} colourKey={client.id} size="xs" />,
  to: (companyDomain) => ({
    to: '/employments/$companyDomain/opportunities/$opportunityID',
    params: { companyDomain, opportunityID: id },
  }),
})

export const searchOpportunities = async (query: string, signal: AbortSignal): Promise<LinkItem[]> => {
  const { items } = await api.call(opportunities.listOpportunities, { query: { query } }, { signal })
  return items.map(itemOf)
}
