import type { ChartPerson } from '@praxis/contract/people/employees'

/** The job title, or why somebody who is not active is shown all the same. */
export const standingText = ({ jobTitle, isActive, isInvited }: ChartPerson): string =>
  isInvited ? 'Invited' : isActive ? jobTitle : `${jobTitle} (left)`
