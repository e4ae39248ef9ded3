import type { ChargingMechanism } from '@praxis/contract/projects/project-fields'

/** The words lie apart from others of projects: addresses of lists, which name them, are read on every page. */
export const CHARGING: Readonly<Record<ChargingMechanism, string>> = {
  effort: 'Time & Materials',
  fixed: 'Fixed Price/Other',
}
