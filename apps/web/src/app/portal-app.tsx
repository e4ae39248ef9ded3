import { PortalApp } from '../features/portals/portal-app'
import { start } from './start'

export const openPortals = (): void => start(<PortalApp />)
