import type { DynamicDetail } from '@praxis/contract/company/dynamic-details'
import type { Day } from '@praxis/domain/calendar/day'

/** What a new submission begins with; all other fields are left to the person. */
export interface PrefilledSubmission {
  readonly day?: Day
  /** The beginning of the time, which goes with an end. */
  readonly from?: string
  readonly to?: string | null
  /** Only a day and a duration, rather than times. */
  readonly isUnspecified?: boolean
  readonly duration?: number
  readonly projectID?: string | null
  readonly opportunityID?: string | null
  readonly clientID?: string | null
  readonly task?: { readonly id: string; readonly title: string } | null
  readonly roleID?: string | null
  readonly isFullyChargeable?: boolean
  readonly chargeableDuration?: number
  readonly comment?: string
  readonly tags?: readonly string[]
  readonly dynamicDetails?: readonly DynamicDetail[]
  readonly trackerID?: string | null
  readonly linkedCalendarEventID?: string | null
  /** A denied submission that this one puts right. */
  readonly correctionOfID?: string | null
}
