import type { EmployeeActor } from '../../platform/auth/actor'

/** Rates are revenue: whoever may not see the one does not see the other. */
export const maySeeRates = ({ capabilities }: EmployeeActor): boolean => capabilities.revenue !== 'noAccess'

export const mayChangeRates = ({ capabilities }: EmployeeActor): boolean => capabilities.revenue === 'write'

/** The address is how everybody finds the company. */
export const mayChangeDomain = ({ employee }: EmployeeActor): boolean => employee.isOwner

/** Who may look behind the company's collections, such as at their history; of what is gone, too. */
export const mayReadCollectionRecord = ({ capabilities }: EmployeeActor): boolean => capabilities.canManageCompany

export const mayReadRateCardRecord = (actor: EmployeeActor): boolean =>
  mayReadCollectionRecord(actor) && maySeeRates(actor)
