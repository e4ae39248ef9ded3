/** Set as the company of work that belongs to none: it matches no company's rows. */
export const NO_COMPANY = '00000000-0000-0000-0000-000000000000'

/** Whose rows the work may see, and who does it. Every id was checked to be a UUID when it was read. */
export interface Scope {
  readonly companyId: string
  readonly userId: string | null
  readonly employeeId: string | null
  readonly impersonatorId: string | null
}

/** Work without a person: jobs, and calls before anyone has signed in. */
export const systemScope = (companyId: string = NO_COMPANY): Scope => ({
  companyId,
  userId: null,
  employeeId: null,
  impersonatorId: null,
})
