import { Link, type LinkProps } from '@tanstack/react-router'
import { Count } from '../chips/count'
import classes from './tab-links.module.css'

export interface TabLink {
  label: string
  link: Pick<LinkProps, 'to' | 'params' | 'search'>
  count?: number
  /** The count waits for the reader. */
  waiting?: boolean
  /** A dot beside the label, and what it says: 'Unsaved changes'. */
  mark?: string
  /** The first tab's address is the beginning of the others': it is current only when it is the whole. */
  exact?: boolean
}

/** Tabs that are addresses: a link shows the same tab, the back button goes to the one before. */
export function TabLinks({ label, tabs, flush = false }: { label: string; tabs: TabLink[]; flush?: boolean }) {
  return (
    <nav className={classes.tabs} aria-label={label} data-flush={flush || undefined}>
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
    </nav>
  )
}
