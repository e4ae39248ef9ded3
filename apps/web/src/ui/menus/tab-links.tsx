import { Link, type LinkProps, useLocation } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'
import { Count } from '../chips/count'
import classes from './tab-links.module.css'

export interface TabLink {
  label: string
  link: Pick<LinkProps, 'to' | 'params' | 'search'>
  count?: number
  /** The counted items wait for the reader. */
  waiting?: boolean
  /** A dot beside the label, and what it says: 'Unsaved changes'. */
  mark?: string
  /** The tab's address is the beginning of the others', so only an exact match is current. */
  exact?: boolean
}

/** Tabs that are addresses: a link shows the same tab, the back button goes to the one before. */
export function TabLinks({ label, tabs, flush = false }: { label: string; tabs: TabLink[]; flush?: boolean }) {
  const nav = useRef<HTMLElement>(null)
  const href = useLocation({ select: (location) => location.href })
  return (
    <nav ref={nav} className={classes.tabs} aria-label={label} data-flush={flush || undefined}>
      {tabs.map((tab) => (
        <Link
          key={tab.label}
          {...tab.link}
          className={classes.tab}
          activeOptions={{ exact: tab.exact ?? false, includeSearch: tab.link.search !== undefined }}
        >
          {tab.label}
          {tab.mark && <span className={classes.mark} role="img" aria-label={tab.mark} title={tab.mark} />}
          {tab.count !== undefined && <Count value={tab.count} waiting={tab.waiting} />}
        </Link>
      ))}
      <CurrentInSight key={href} nav={nav} />
    </nav>
  )
}

/** On a phone the tabs scroll: the open one is brought into sight. */
function CurrentInSight({ nav }: { nav: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const tabs = nav.current
    const current = tabs?.querySelector('[aria-current]')
    if (!tabs || !current || tabs.scrollWidth <= tabs.clientWidth) return
    const [place, frame] = [current.getBoundingClientRect(), tabs.getBoundingClientRect()]
    tabs.scrollLeft += place.left - frame.left - (frame.width - place.width) / 2
  }, [nav])
  return null
}
