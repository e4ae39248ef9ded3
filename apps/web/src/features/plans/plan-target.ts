/** What a plan is of: projects and opportunities have the same kind of plans. */
export interface PlanTarget {
  readonly kind: 'project' | 'opportunity'
  readonly id: string
}
