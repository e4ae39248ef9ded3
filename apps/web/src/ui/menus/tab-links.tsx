import { type LinkProps, useLinkProps, useLocation } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'
import { Count } from '../chips/count'
import { Row } from '../layout/box'
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
  /** Whether the tab is the open one, where its address alone does not say so. */
  isCurrent?: boolean
}

/** Tabs that are addresses: a link shows the same tab, the back button goes to the one before. */
export function TabLinks({ label, tabs, flush = false }: { label: string; tabs: TabLink[]; flush?: boolean }) {
  const nav = useRef<HTMLElement>(null)
  const href = useLocation({ select: (location) => location.href })
  return (
    <Row
      as="nav"
      rigid
      gap={5}
      align="stretch"
      ref={nav}
      className={classes.tabs}
      aria-label={label}
      data-flush={flush || undefined}
    >
      {tabs.map((tab) => (
        <Tab key={tab.label} tab={tab} />
      ))}
      <CurrentInSight key={`${href} ${tabs.map((tab) => `${tab.label} ${tab.count ?? ''}`).join()}`} nav={nav} />
    </Row>
  )
}

function Tab({ tab: { label, link, count, waiting, mark, exact = false, isCurrent } }: { tab: TabLink }) {
  const activeOptions = { exact, includeSearch: link.search !== undefined }
  const { 'aria-current': current, ...props } = useLinkProps({ ...link, className: classes.tab, activeOptions })
  return (
    <a {...props} aria-current={isCurrent === undefined ? current : isCurrent ? 'page' : undefined}>
      {label}
      {mark && <span className={classes.mark} role="img" aria-label={mark} title={mark} />}
      {count !== undefined && <Count value={count} waiting={waiting} />}
    </a>
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
