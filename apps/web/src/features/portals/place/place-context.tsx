import {
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
  useTransition,
} from 'react'
import { LoadingBar } from '../../../ui/feedback/loading-bar'
import { type PortalPage, type PortalPlace, portalHref, readPlace } from './portal-place'

interface Going {
  readonly place: PortalPlace
  /** Goes to an address of this portal; `replace` leaves no step to go back to. */
  readonly go: (href: string, options?: { readonly replace?: boolean }) => void
}

const Context = createContext<Going | null>(null)

/**
 * Which page of the portal is open, by its address. A portal has a dozen pages below one address: the router of workspaces
 * would be a fifth of all that a visitor loads.
 */
export function PlaceProvider({ children }: { children: (place: PortalPlace | undefined) => ReactNode }) {
  const [place, setPlace] = useState(() => readPlace(location))
  const [isGoing, startGoing] = useTransition()
  const going = useMemo((): Going | null => {
    if (!place) return null
    const go: Going['go'] = (href, { replace = false } = {}) => {
      history[replace ? 'replaceState' : 'pushState'](null, '', href)
      const next = readPlace(location)
      // The page that is open stays until the code of the next one is there.
      startGoing(() => setPlace(next))
      if (next?.page !== place.page) scrollTo(0, 0)
    }
    return { place, go }
  }, [place])
  useEffect(() => {
    const read = () => startGoing(() => setPlace(readPlace(location)))
    addEventListener('popstate', read)
    return () => removeEventListener('popstate', read)
  }, [])
  return (
    <Context value={going}>
      <LoadingBar active={isGoing} />
      {children(place)}
    </Context>
  )
}

export function usePlace(): Going {
  const going = useContext(Context)
  if (!going) throw new Error('This part of the page belongs in a portal')
  return going
}

/** Whether the browser is to follow a link itself: into another tab or window, or somewhere else. */
const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean =>
  defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey

interface PortalLinkProps {
  readonly page: PortalPage
  readonly id?: string
  readonly className?: string | undefined
  /** What the link is called where its words alone do not say. */
  readonly label?: string
  readonly onGo?: () => void
  readonly children: ReactNode
}

/** A link to a page of the portal that is open. */
export function PortalLink({ page, id, className, label, onGo, children }: PortalLinkProps) {
  const { place, go } = usePlace()
  const href = portalHref(place.reference, page, id)
  const onClick = (event: MouseEvent) => {
    if (isForBrowser(event)) return
    event.preventDefault()
    onGo?.()
    go(href)
  }
  return (
    <a
      href={href}
      className={className}
      aria-label={label}
      aria-current={id === undefined && place.page === page ? 'page' : undefined}
      onClick={onClick}
    >
      {children}
    </a>
  )
}
