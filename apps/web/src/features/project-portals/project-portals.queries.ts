import { projectPortals } from '@praxis/contract/portals/project-portals'
import { projectSignOffs } from '@praxis/contract/portals/project-sign-offs'
import { allPagesQuery, itemsQuery, query } from '../../api/query'
import { shownIn } from '../../api/stale-answers'

export const portalsQuery = (projectID: string) =>
  itemsQuery(projectPortals.listPortals, { params: { id: projectID } }, { subject: projectID })

/** What names a portal to the server. */
export interface PortalIds {
  readonly projectID: string
  readonly portalID: string
}

export const ofPortal = ({ projectID, portalID }: PortalIds) => ({ params: { id: projectID, portalId: portalID } })

const VISITORS_OF_PAGE = 100

export const visitorsQuery = (ids: PortalIds) =>
  allPagesQuery(projectPortals.listVisitors, (page) => ({ ...ofPortal(ids), query: { page, per: VISITORS_OF_PAGE } }), {
    subject: ids.projectID,
  })

export const portalEventsQuery = (ids: PortalIds) =>
  allPagesQuery(projectPortals.listPortalEvents, (page) => ({ ...ofPortal(ids), query: { page } }), {
    subject: ids.projectID,
  })

export const portalDocumentsQuery = (ids: PortalIds) =>
  itemsQuery(projectPortals.listPortalDocuments, ofPortal(ids), { subject: ids.projectID })

export const signOffsQuery = ({ projectID, portalID }: PortalIds) =>
  allPagesQuery(projectSignOffs.listSignOffs, (page) => ({ params: { id: projectID }, query: { portalID, page } }), {
    subject: projectID,
  })

/** Whether it was made of what is there now depends on tasks and time. */
export const signOffQuery = (projectID: string, signOffID: string) =>
  query(
    projectSignOffs.getSignOff,
    { params: { id: projectID, signOffId: signOffID } },
    { subject: projectID, topics: [...shownIn.portals, 'tasks', 'timeSheetSubmissions', 'requests'] },
  )
