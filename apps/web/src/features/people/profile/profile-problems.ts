import { dynamicDetails } from '@praxis/domain/dynamic-details/dynamic-detail-problems'
import type { PhoneCountry } from '@praxis/domain/phones/phone'
import { phone } from '@praxis/domain/validation/phone-rule'
import { firstProblem, required } from '@praxis/domain/validation/rule'
import { email, maxLength } from '@praxis/domain/validation/text-rules'
import { type ContractProblems, contractProblems } from '../employment-contract/contract-draft'
import type { ProfileForm, ProfilePart } from './profile-form'

const LONGEST_JOB_TITLE = 120
const LONGEST_DESCRIPTION = 2000

export type DetailsField = 'jobTitle' | 'shortDescription' | 'email' | 'mobile' | 'landline' | 'fax'

export interface ProfileProblems {
  readonly details: Partial<Record<DetailsField, string>>
  readonly dynamicDetails: string | undefined
  readonly contract: ContractProblems
}

function detailsProblems({ details }: ProfileForm, country: PhoneCountry): ProfileProblems['details'] {
  const { jobTitle, shortDescription, contact } = details
  const found: Record<DetailsField, string | undefined> = {
    jobTitle: firstProblem([required('Job title'), maxLength(LONGEST_JOB_TITLE)])(jobTitle),
    shortDescription: maxLength(LONGEST_DESCRIPTION)(shortDescription),
    email: email(contact.email),
    mobile: phone(country)(contact.mobile),
    landline: phone(country)(contact.landline),
    fax: phone(country)(contact.fax),
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined))
}

export function profileProblems(form: ProfileForm, country: PhoneCountry): ProfileProblems {
  return {
    details: detailsProblems(form, country),
    dynamicDetails: dynamicDetails(form.dynamicDetails),
    contract: form.contract ? contractProblems(form.contract) : new Map(),
  }
}

/** The first changed part with something that stands in the way of saving; unchanged parts are not checked. */
export function partWithProblem(problems: ProfileProblems, changed: ReadonlySet<ProfilePart>): ProfilePart | undefined {
  if (changed.has('details') && Object.keys(problems.details).length > 0) return 'details'
  if (changed.has('dynamicDetails') && problems.dynamicDetails !== undefined) return 'dynamicDetails'
  if (changed.has('contract') && problems.contract.size > 0) return 'contract'
  return undefined
}
