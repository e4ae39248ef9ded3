import type { Employee } from '@praxis/contract/people/employees'
import { formatDay } from '@praxis/domain/calendar/day'
import { periodChanges } from '../employment-contract/contract-draft'
import type { ProfileForm, ProfilePart } from './profile-form'

const WORDS: Record<ProfilePart, string> = {
  details: 'details',
  dynamicDetails: 'other details',
  contract: 'contract',
  permission: 'permission',
  preferences: 'preferences',
}

/** The unsaved changes in a few words: 'new contract period from 01/01/2027', 'details, permission'. */
export function changeNote(employee: Employee, form: ProfileForm, changed: ReadonlySet<ProfilePart>): string {
  const periods =
    form.contract && changed.has('contract') ? periodChanges(form.contract, employee.contract ?? null) : []
  const [first] = periods
  return [...changed]
    .map((part) =>
      part === 'contract' && periods.length === 1 && first?.isNew
        ? `new contract period from ${formatDay(first.period.appliedDate)}`
        : WORDS[part],
    )
    .join(', ')
}
