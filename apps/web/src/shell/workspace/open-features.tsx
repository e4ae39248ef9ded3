import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ClosedPage } from '../errors/closed-page'
import { addressOf, entryOfPage, isFeatureOn } from './side-menu-entries'
import { useWorkspaceViewer } from './workspace-context'

/** A page of a feature that the company has switched off is closed as a whole, whatever address it was reached by. */
export function OpenFeatures({ children }: { children: ReactNode }) {
  const { company } = useWorkspaceViewer()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const entry = entryOfPage(path.replace(addressOf('/employments/$companyDomain', company.domain), ''))
  if (entry && !isFeatureOn(entry, company.features)) return <ClosedPage title={entry.label} because="feature" />
  return children
}
