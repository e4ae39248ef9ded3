/** Days counted from the week in which the demo is filled, so that something is always ahead. */
interface DemoDays {
  readonly who: string
  /** How many weeks ahead; negative ones lie behind. */
  readonly week: number
  /** Monday is 1. */
  readonly weekday: 1 | 2 | 3 | 4 | 5
  /** How many calendar days; one by default. */
  readonly length?: number
  readonly part?: 'am' | 'pm'
}

export interface DemoAbsence extends DemoDays {
  /** Default: annual leave. */
  readonly reason?: string
  /** Default: approved. */
  readonly state?: 'waitingForApproval' | 'denied'
  readonly comment?: string
  /** What was said with the decision. */
  readonly decision?: string
  /** Who decides in their place meanwhile. */
  readonly deputy?: string
}

export interface DemoMarking extends DemoDays {
  readonly text: string
  readonly color: string
  readonly takesTime?: true
}

export interface DemoAdjustment {
  readonly who: string
  readonly by: string
  readonly days: number
  readonly reason: string
}
