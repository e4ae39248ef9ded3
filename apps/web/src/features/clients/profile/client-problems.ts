import { dynamicDetails } from '@praxis/domain/dynamic-details/dynamic-detail-problems'
import type { PhoneCountry } from '@praxis/domain/phones/phone'
import { phone } from '@praxis/domain/validation/phone-rule'
import { firstProblem, required } from '@praxis/domain/validation/rule'
import { email, maxLength, url } from '@praxis/domain/validation/text-rules'
import { type Problems, problemsAmong } from '../../../ui/forms/rule-problems'
import type { ClientForm } from './client-form'

export const clientFields = [
  'name',
  'clientOwnerID',
  'email',
  'website',
  'landline',
  'mobile',
  'fax',
  'line1',
  'line2',
  'city',
  'postcode',
  'dynamicDetails',
] as const
type ClientField = (typeof clientFields)[number]

const LONGEST_LINE = 200
const LONGEST_POSTCODE = 20

/** What stands in the way of saving, by field. */
export function clientProblems(form: ClientForm, country: PhoneCountry): Problems {
  const { contact, address } = form
  const line = maxLength(LONGEST_LINE)
  return problemsAmong({
    name: firstProblem([required('Client name'), line])(form.name),
    clientOwnerID: required("Client's owner")(form.clientOwner),
    email: email(contact.email),
    website: url(contact.website),
    landline: phone(country)(contact.landline),
    mobile: phone(country)(contact.mobile),
    fax: phone(country)(contact.fax),
    line1: line(address.line1),
    line2: line(address.line2),
    city: line(address.city),
    postcode: maxLength(LONGEST_POSTCODE)(address.postcode),
    dynamicDetails: dynamicDetails(form.dynamicDetails),
  } satisfies Record<ClientField, string | undefined>)
}
