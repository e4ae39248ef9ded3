import { ApiError } from '@praxis/contract/protocol/caller'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { queryClient } from '../../../api/query-client'
import { DraftsOf } from '../../../ui/drafts/draft-scope'
import { PortalGate } from '../gate/portal-gate'
import { portalDetailsQuery } from '../portals.queries'
import { draftsOfVisitor, openPortal, portalVisits, usePortalVisit } from '../visit/visits-here'
import { PortalProvider } from './portal-context'
import { PortalProblem } from './portal-problem'
import { PortalShell } from './portal-shell'
import { PortalSkeleton } from './portal-skeleton'

interface PortalFrameProps {
  readonly reference: string
  readonly children: ReactNode
}

/** The portal around each of its pages; its gate, while nobody is in. */
export function PortalFrame({ reference, children }: PortalFrameProps) {
  // The calls of all parts below go as the visitor, the first of them included.
  useState(() => openPortal(reference))
  return (
    <QueryClientProvider client={queryClient}>
      <Portal reference={reference}>{children}</Portal>
    </QueryClientProvider>
  )
}

function Portal({ reference, children }: PortalFrameProps) {
  const visit = usePortalVisit()
  if (!visit) return <PortalGate reference={reference} />
  return <VisitedPortal reference={reference}>{children}</VisitedPortal>
}

/** Whether the portal itself has refused: who gets no answer, or asks too often, may be right all the same. */
const isRefusal = (error: Error | null): error is ApiError =>
  error instanceof ApiError && error.status < 500 && error.status !== 429

function VisitedPortal({ reference, children }: PortalFrameProps) {
  const { data: details, error, refetch } = useQuery(portalDetailsQuery(reference))
  useEffect(() => {
    if (isRefusal(error)) portalVisits.drop(error)
  }, [error])
  if (isRefusal(error)) return null
  if (details)
    return (
      <PortalProvider value={details}>
        <DraftsOf id={draftsOfVisitor(reference, details.visitor?.email)}>
          <PortalShell>{children}</PortalShell>
        </DraftsOf>
      </PortalProvider>
    )
  if (error) return <PortalProblem error={error} onRetry={() => void refetch()} />
  return <PortalSkeleton />
}
