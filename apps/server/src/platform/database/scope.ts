import type { Caller } from '../shares/caller'

/** The company of work that belongs to none: it matches no company's rows. */
export const NO_COMPANY = '00000000-0000-0000-0000-000000000000'

/** Whose rows the work may see, and who does the work. Every id was checked to be a UUID when it was read. */
export interface Scope {
  readonly companyId: string
  readonly userId: string | null
  readonly employeeId: string | null
  readonly impersonatorId: string | null
  /** The visitor of a portal, who is nobody of the company. */
  readonly visitorId?: string | null
  /** The portal that the work comes through. */
  readonly portalId?: string
  /** Whose share of the connections the work uses, if not the company's and user's. */
  readonly caller?: Caller
  /** How long a statement may take, if less than the usual time. */
  readonly patienceMs?: number
}

/** Work without a person: jobs, and calls before anyone has signed in. */
export const systemScope = (companyId: string = NO_COMPANY): Scope => ({
  companyId,
  userId: null,
  employeeId: null,
  impersonatorId: null,
})

/** The caller of work that no person waits for: jobs and health checks. */
const THE_HOUSE = 'praxis'

export const houseCaller: Caller = { company: THE_HOUSE, person: THE_HOUSE }

/** A user without a company is a company of their own; a company's work without a person is its own. */
export const callerOf = ({ companyId, userId, caller }: Scope): Caller => {
  if (caller) return caller
  if (companyId !== NO_COMPANY) return { company: companyId, person: userId ?? companyId }
  return userId === null ? houseCaller : { company: userId, person: userId }
}
