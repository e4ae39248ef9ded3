import { companyManagement } from '@praxis/contract/company/company-management'
import { itemsQuery } from '../../api/query'

/** The company's rate cards, by which the hours of contracts and roles are rated. */
export const rateCardsQuery = itemsQuery(companyManagement.listRateCards, {})
