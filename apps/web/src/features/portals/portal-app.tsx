import { type ComponentType, Suspense } from 'react'
import { ErrorPage } from '../../shell/errors/error-page'
import { late } from '../../ui/late/late'
import { MissingBanner } from '../../ui/late/missing-banner'
import { PortalBoundary } from './frame/portal-boundary'
import { PortalFrame } from './frame/portal-frame'
import { OverviewPage } from './overview/overview-page'
import { PlaceProvider } from './place/place-context'
import type { PortalPage } from './place/portal-place'

const PAGES: Readonly<Record<PortalPage, ComponentType>> = {
  overview: OverviewPage,
  tasks: late(() => import('./board/board-page')),
  plan: late(() => import('./board/chart-page')),
  approvals: late(() => import('./sign-offs/sign-offs-page')),
  time: late(() => import('./figures/time-page')),
  budget: late(() => import('./figures/budget-page')),
  documents: late(() => import('./documents/documents-page')),
  invoices: late(() => import('./invoices/invoices-page')),
  journal: late(() => import('./journal/journal-page')),
  mails: late(() => import('./mails/mails-page')),
}

/** An address that leads to no portal, or to no page of one. */
function NoSuchPage() {
  return (
    <ErrorPage
      title="Invalid portal reference"
      text="This address is incomplete or wrong. Open the whole link from your invitation."
    />
  )
}

/**
 * The portals of clients: an app of their own, so that whoever visits one loads no address and no session of workspaces,
 * and whoever signs in to a workspace nothing of portals. From one to the other a page is loaded anew.
 */
export function PortalApp() {
  return (
    <PlaceProvider>
      {(place) => {
        if (!place?.page) return <NoSuchPage />
        const Page = PAGES[place.page]
        return (
          <PortalBoundary key={place.reference}>
            <MissingBanner />
            <PortalFrame reference={place.reference}>
              <Suspense>
                <Page />
              </Suspense>
            </PortalFrame>
          </PortalBoundary>
        )
      }}
    </PlaceProvider>
  )
}
