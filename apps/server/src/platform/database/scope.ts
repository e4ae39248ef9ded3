import type { Caller } from '../shares/caller'

/** Set as the company of work that belongs to none: it matches no company's rows. */
export const NO_COMPANY = '00000000-0000-0000-0000-000000000000'

/** Whose rows the work may see, and who does it. Every id was checked to be a UUID when it was read. */
export interface Scope {
  readonly companyId: string
  readonly userId: string | null
  readonly employeeId: string | null
  readonly impersonatorId: string | null
  /** Whose share of the connections it uses, where that is not the company's and its user's. */
  readonly caller?: Caller
  /** How long a statement may take, if less than what any may. */
  readonly patienceMs?: number
}

/** Work without a person: jobs, and calls before anyone has signed in. */
export const systemScope = (companyId: string = NO_COMPANY): Scope => ({
  companyId,
  userId: null,
  employeeId: null,
  impersonatorId: null,
})

/** What nobody waits for in person: jobs and signs of life. */
const THE_HOUSE = 'praxis'

export const houseCaller: Caller = { company: THE_HOUSE, person: THE_HOUSE }

/** Whoever belongs to no company is one of their own; what a company has done without a person is its own doing. */
export const callerOf = ({ companyId, userId, caller }: Scope): Caller => {
  if (caller) return caller
  if (companyId !== NO_COMPANY) return { company: companyId, person: userId ?? companyId }
  return userId === null ? houseCaller : { company: userId, person: userId }
}
