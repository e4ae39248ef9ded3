/** Who looks into a portal: a visitor, or somebody of the firm who previews it and has no address there. */
export interface Visit {
  readonly email: string | null
  /** Stands in for the password. */
  readonly session: string
}
