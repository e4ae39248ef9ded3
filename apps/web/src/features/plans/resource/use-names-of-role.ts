import type { ResourcePlan } from '@praxis/contract/plans/resource-plan'
import { useQuery } from '@tanstack/react-query'
import { employeeQuery } from '../../people/people.queries'
import { rateCardsQuery } from '../../people/rate-cards.queries'
import type { RoleRow } from './resource-values'

/** Who and which rate card a role names; a plan knows those of its saved roles, others are looked up. */
export function useNamesOfRole(plan: ResourcePlan, { employeeID, rateCardID }: RoleRow) {
  const person = plan.employees.find(({ id }) => id === employeeID)
  const card = plan.rateCards.find(({ id }) => id === rateCardID)
  const chosen = useQuery({ ...employeeQuery(employeeID ?? ''), enabled: employeeID !== null && !person })
  const cards = useQuery({ ...rateCardsQuery, enabled: rateCardID !== null && !card })
  return {
    person: person ?? (employeeID !== null && chosen.data?.id === employeeID ? chosen.data : undefined),
    card: card ?? cards.data?.find(({ id }) => id === rateCardID),
  }
}
