import { dynamicDetails } from '@praxis/domain/dynamic-details/dynamic-detail-problems'
import type { PhoneCountry } from '@praxis/domain/phones/phone'
import { required } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'
import { contactWayRules } from '../../../ui/forms/contact-ways'
import { type Problems, ruleProblems } from '../../../ui/forms/rule-problems'
import { contractProblems } from '../employment-contract/contract-draft'
import type { ProfileForm, ProfilePart } from './profile-form'

const LONGEST_JOB_TITLE = 120
const LONGEST_DESCRIPTION = 2000

/** What stands in the way of saving: by field in the details, by part elsewhere. */
export function profileProblems({ details, ...form }: ProfileForm, country: PhoneCountry): Problems {
  const [ofContract] = form.contract ? contractProblems(form.contract).values() : []
  return {
    ...ruleProblems(details, {
      jobTitle: [required('Job title'), maxLength(LONGEST_JOB_TITLE)],
      shortDescription: maxLength(LONGEST_DESCRIPTION),
    }),
    ...ruleProblems(details.contact, contactWayRules(country)),
    ...ruleProblems(form, { dynamicDetails }),
    ...(ofContract && { contract: ofContract }),
  }
}

/** The part of the profile that a problem is in. */
export const partOfProblem = (name: string): ProfilePart =>
  name === 'dynamicDetails' || name === 'contract' ? name : 'details'
