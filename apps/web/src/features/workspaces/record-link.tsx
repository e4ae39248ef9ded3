import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, type LinkProps, useNavigate, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { workspaceQuery } from './workspaces.queries'

export type Address = Pick<LinkProps, 'to' | 'params' | 'search'>

function useOpensNewTabs(): boolean {
  const { data } = useSuspenseQuery(workspaceQuery)
  return data.employment.preferences.openInNewTab
}

interface RecordLinkProps {
  readonly address: Address
  readonly className?: string | undefined
  /** False on a card that is dragged itself: the browser would drag the link instead. */
  readonly draggable?: false
  readonly children: ReactNode
}

/** Leads to the page of a record, in a new tab when the reader prefers that. */
export function RecordLink({ address, children, ...link }: RecordLinkProps) {
  return (
    <Link {...address} {...link} {...(useOpensNewTabs() && { target: '_blank' })}>
      {children}
    </Link>
  )
}

/** Opens the page of a record as a link to it would. */
export function useOpenRecord(addressOf: (id: string) => Address): (id: string) => void {
  const opensNewTabs = useOpensNewTabs()
  const navigate = useNavigate()
  const router = useRouter()
  return (id) => {
    if (opensNewTabs) window.open(router.buildLocation(addressOf(id)).href, '_blank', 'noopener')
    else void navigate(addressOf(id))
  }
}
