import * as z from 'zod'
import { endpoint } from '../protocol/endpoint'
import { listOf } from '../protocol/page'
import { Id, madeOn, Name, Version } from '../protocol/values'
import { byId, Code, manages } from './company-collections'

/** The rate of an hour, in minor units of the company’s currency. */
export const HourlyRate = z.int().min(0).max(100_000_000)

export const RateCard = z
  .strictObject({
    id: Id,
    name: z.string(),
    code: z.string(),
    /** Absent for callers who may not see revenue. */
    hourlyCharge: z.int().optional(),
    hourlyCost: z.int().optional(),
    version: Version,
  })
  .meta({ id: 'RateCard' })
export type RateCard = z.infer<typeof RateCard>
export const RateCardInput = z.strictObject({
  name: Name,
  code: Code.default(''),
  hourlyCharge: HourlyRate,
  hourlyCost: HourlyRate,
})
export type RateCardInput = z.output<typeof RateCardInput>
const RateCardChanges = z.strictObject({ ...RateCardInput.shape, code: Code }).partial()

export const rateCardEndpoints = {
  listRateCards: endpoint({
    method: 'GET',
    path: '/companyManagement/rateCards',
    summary: 'List rate cards; rates only for callers who can see revenue',
    access: 'employee',
    response: listOf(RateCard),
  }),
  createRateCard: endpoint({
    method: 'POST',
    path: '/companyManagement/rateCards',
    summary: 'Add a rate card; needs write access to revenue',
    ...manages,
    body: RateCardInput,
    response: RateCard,
    reasons: ['nameExists'],
  }),
  updateRateCard: endpoint({
    method: 'PATCH',
    path: '/companyManagement/rateCards/{id}',
    summary: 'Change a rate card; its rates need write access to revenue',
    ...manages,
    params: byId,
    body: RateCardChanges.extend(madeOn),
    response: RateCard,
    reasons: ['notFound', 'nameExists', 'changedMeanwhile'],
  }),
  deleteRateCard: endpoint({
    method: 'DELETE',
    path: '/companyManagement/rateCards/{id}',
    summary: 'Delete an unused rate card',
    ...manages,
    params: byId,
    response: 'nothing',
    reasons: ['notFound', 'recordInUse'],
  }),
}
