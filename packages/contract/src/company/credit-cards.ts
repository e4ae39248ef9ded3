import * as z from 'zod'
import { endpoint } from '../protocol/endpoint'
import { listOf } from '../protocol/page'
import { Id, madeOn, Name, Version } from '../protocol/values'
import { byId, manages } from './company-collections'

export const cardBrands = ['visa', 'mastercard', 'american-express', 'discover', 'diners-club', 'jcb'] as const
/** All that is kept of a card; of its number only the brand and the last four digits. */
const cardFace = { id: Id, name: z.string(), brand: z.enum(cardBrands), lastFour: z.string() }
export const CreditCardOption = z.strictObject(cardFace).meta({ id: 'CreditCardOption' })
export const CreditCard = z
  .strictObject({
    ...cardFace,
    holder: z.strictObject({ id: Id, displayName: z.string() }).nullable(),
    version: Version,
  })
  .meta({ id: 'CreditCard' })
export type CreditCard = z.infer<typeof CreditCard>
const CardNumber = z.string().trim().max(40)
const CreditCardInput = z.strictObject({
  name: Name,
  number: CardNumber,
  /** The person whose card it is; a card without a holder can be chosen by everybody. */
  holderID: Id.nullable().default(null),
})

export const creditCardEndpoints = {
  listCreditCards: endpoint({
    method: 'GET',
    path: '/companyManagement/creditCards',
    summary: 'List company credit cards: brand and last four digits',
    ...manages,
    response: listOf(CreditCard),
  }),
  listCreditCardOptions: endpoint({
    method: 'GET',
    path: '/companyManagement/creditCards/options',
    summary: 'List the cards the caller can use: their own and shared ones',
    access: 'employee',
    response: listOf(CreditCardOption),
  }),
  createCreditCard: endpoint({
    method: 'POST',
    path: '/companyManagement/creditCards',
    summary: 'Add a card; the number is checked but not stored',
    ...manages,
    body: CreditCardInput,
    response: CreditCard,
    reasons: ['nameExists'],
  }),
  updateCreditCard: endpoint({
    method: 'PUT',
    path: '/companyManagement/creditCards/{id}',
    summary: 'Change a card; without a number it keeps the current one',
    ...manages,
    params: byId,
    body: z.strictObject({ name: Name, number: CardNumber.optional(), holderID: Id.nullable(), ...madeOn }),
    response: CreditCard,
    reasons: ['notFound', 'nameExists', 'changedMeanwhile'],
  }),
  deleteCreditCard: endpoint({
    method: 'DELETE',
    path: '/companyManagement/creditCards/{id}',
    summary: 'Delete an unused card',
    ...manages,
    params: byId,
    response: 'nothing',
    reasons: ['notFound', 'recordInUse'],
  }),
}
