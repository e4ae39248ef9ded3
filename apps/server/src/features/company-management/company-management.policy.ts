import type { EmployeeActor } from '../../platform/auth/actor'

/** Rates are revenue: somebody who may not see revenue sees no rates either. */
export const maySeeRates = ({ capabilities }: EmployeeActor): boolean => capabilities.revenue !== 'noAccess'

export const mayChangeRates = ({ capabilities }: EmployeeActor): boolean => capabilities.revenue === 'write'

/** Only the owner changes the domain, as it is how everybody finds the company. */
export const mayChangeDomain = ({ employee }: EmployeeActor): boolean => employee.isOwner

/** Whether the actor may read records behind the company's collections, such as their history, even of deleted ones. */
export const mayReadCollectionRecord = ({ capabilities }: EmployeeActor): boolean => capabilities.canManageCompany

export const mayReadRateCardRecord = (actor: EmployeeActor): boolean =>
  mayReadCollectionRecord(actor) && maySeeRates(actor)
