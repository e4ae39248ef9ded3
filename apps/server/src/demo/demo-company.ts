import type { Capability } from '@praxis/contract/capabilities'
import type { Theme } from '@praxis/contract/theme'

/** Someone with an account. The username says who they are wherever they work. */
export interface DemoPerson {
  readonly username: string
  readonly firstName: string
  readonly lastName: string
}

export interface DemoEmployee {
  readonly username: string
  readonly jobTitle: string
  readonly shortDescription?: string
  /** Listed before the people they manage. */
  readonly lineManager?: string
  readonly can?: readonly Capability[]
  readonly revenue?: 'read' | 'write'
  readonly isActive?: false
  readonly openedDaysAgo?: number
}

export interface DemoCompany {
  readonly name: string
  readonly domain: string
  readonly owner: string
  readonly financialYearStart: string
  readonly holidayYearStart: string
  readonly theme: Theme
  readonly employees: readonly DemoEmployee[]
}
