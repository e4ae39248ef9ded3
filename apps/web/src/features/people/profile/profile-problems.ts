import { dynamicDetails } from '@praxis/domain/dynamic-details/dynamic-detail-problems'
import type { PhoneCountry } from '@praxis/domain/phones/phone'
import { phone } from '@praxis/domain/validation/phone-rule'
import { firstProblem, required } from '@praxis/domain/validation/rule'
import { email, maxLength } from '@praxis/domain/validation/text-rules'
import { type Problems, problemsAmong } from '../../../ui/forms/rule-problems'
import { contractProblems } from '../employment-contract/contract-draft'
import type { ProfileForm, ProfilePart } from './profile-form'

const LONGEST_JOB_TITLE = 120
const LONGEST_DESCRIPTION = 2000

export type DetailsField = 'jobTitle' | 'shortDescription' | 'email' | 'mobile' | 'landline' | 'fax'

/** What stands in the way of saving: by field in the details, by part elsewhere. */
export function profileProblems({ details, ...form }: ProfileForm, country: PhoneCountry): Problems {
  const { jobTitle, shortDescription, contact } = details
  const [ofContract] = form.contract ? contractProblems(form.contract).values() : []
  return problemsAmong({
    jobTitle: firstProblem([required('Job title'), maxLength(LONGEST_JOB_TITLE)])(jobTitle),
    shortDescription: maxLength(LONGEST_DESCRIPTION)(shortDescription),
    email: email(contact.email),
    mobile: phone(country)(contact.mobile),
    landline: phone(country)(contact.landline),
    fax: phone(country)(contact.fax),
    dynamicDetails: dynamicDetails(form.dynamicDetails),
    contract: ofContract,
  } satisfies Record<DetailsField | 'dynamicDetails' | 'contract', string | undefined>)
}

/** The part of the profile that a problem is in. */
export const partOfProblem = (name: string): ProfilePart =>
  name === 'dynamicDetails' || name === 'contract' ? name : 'details'
