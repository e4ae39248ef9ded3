import type { SharedInfo } from '@praxis/contract/portals/portal-rules'
import type { PortalDetails } from '@praxis/contract/portals/portal-visits'
import { createContext, useContext } from 'react'

const Context = createContext<PortalDetails | null>(null)

export const PortalProvider = Context

/** The portal that is open, as it shows itself to whoever looks in. */
export function usePortal(): PortalDetails {
  const portal = useContext(Context)
  if (!portal) throw new Error('This part of the page belongs in a portal')
  return portal
}

export const shares = ({ sharedInfos }: Pick<PortalDetails, 'sharedInfos'>, key: SharedInfo): boolean =>
  sharedInfos.includes(key)
