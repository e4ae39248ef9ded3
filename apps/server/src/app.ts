import { accounts } from './features/accounts/accounts.feature'
import { companies } from './features/companies/companies.feature'
import type { Feature } from './platform/feature'

/** Every feature of the product: the contents page. */
export const features: readonly Feature[] = [accounts, companies]
