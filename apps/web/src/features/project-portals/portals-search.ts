import { id, present } from '../../shell/address-values'

/** What the address says about a project's portals. */
export interface PortalsSearch {
  /** The portal that is shown; the first unless it is named. */
  readonly portal?: string
  /** What was put up for approval and stands open. */
  readonly signOff?: string
}

export const readPortalsSearch = (search: Record<string, unknown>): PortalsSearch =>
  present<PortalsSearch>({ portal: id(search.portal), signOff: id(search.signOff) })
