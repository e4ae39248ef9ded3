/** A project or an opportunity, which share roles, budgets, permissions and more. */
export interface Targetable {
  readonly kind: 'project' | 'opportunity'
  readonly id: string
}
