import type { Feature } from '../../platform/feature'
import { mayReadCollectionRecord, mayReadRateCardRecord } from './company-management.policy'
import { companyManagementRoutes } from './company-management.routes'

const forManagers: NonNullable<Feature['recordAccess']>[string] = async (_db, actor) => mayReadCollectionRecord(actor)

/** What those who manage a company keep about it: details, settings, collections and bank holidays. */
export const companyManagement: Feature = {
  routes: companyManagementRoutes,
  recordAccess: {
    absenceReason: forManagers,
    bankHoliday: forManagers,
    creditCard: forManagers,
    expenseType: forManagers,
    pipelineStage: forManagers,
    rateCard: async (_db, actor) => mayReadRateCardRecord(actor),
  },
}
