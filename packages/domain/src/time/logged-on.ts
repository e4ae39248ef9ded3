interface Named {
  readonly id: string
  readonly details: { readonly name: string }
}

/** Time that is on a project, an opportunity or neither. */
export interface Placed {
  readonly project: Named | null
  readonly opportunity: Named | null
}

/** What the time is on, for everything that treats both alike; null for personal work, or work for a client at large. */
export const loggedOn = ({ project, opportunity }: Placed): Named | null => project ?? opportunity
