import { portals } from '@praxis/contract/portals/portal-visits'
import { itemsQuery, query } from '../../api/query'

const of = (reference: string) => ({ params: { projectId: reference } })

export const portalGateQuery = (reference: string) => query(portals.checkIfEmailValidationRequired, of(reference))

export const portalDetailsQuery = (reference: string) => query(portals.getPortalDetails, of(reference))

export const portalPeopleQuery = (reference: string) => itemsQuery(portals.listPortalPeople, of(reference))

export const sharedDocumentsQuery = (reference: string) => itemsQuery(portals.listSharedDocuments, of(reference))
