import {
  IconArrowsExchange,
  IconExternalLink,
  IconHelp,
  IconLayoutSidebar,
  IconLayoutSidebarLeftExpand,
} from '@tabler/icons-react'
import { type AnyRoute, type AnyRouter, Link, useLocation, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { Count } from '../../ui/chips/count'
import { Box, Row, Stack, Text } from '../../ui/layout/box'
import { helpUrl } from '../help-url'
import classes from './side-menu.module.css'
import { addressOf, entriesFor, type SideMenuEntry } from './side-menu-entries'
import { useWorkspaceViewer } from './workspace-context'

const OPTIONAL_PARAMETER = /\/\{-\$\w+\}$/

/** The route of a path in the menu, if the product has it; an optional parameter may be a page of its own. */
function routeOfPath(router: AnyRouter, path: string): AnyRoute | undefined {
  const withoutSlash = path.replace(/\/$/, '')
  return router.routesByPath[withoutSlash] ?? router.routesByPath[withoutSlash.replace(OPTIONAL_PARAMETER, '')]
}

interface SideMenuProps {
  form: 'mini' | 'pinned' | 'drawer'
  onTogglePin?: () => void
  /** Called when an entry was chosen, which closes the drawer. */
  onNavigate?: () => void
}

const WORKSPACES: string = '/workspaces'

export function useMenuEntries(): SideMenuEntry[] {
  const viewer = useWorkspaceViewer()
  const router = useRouter()
  return entriesFor(viewer, (path) => routeOfPath(router, path) !== undefined)
}

export function SideMenu({ form, onTogglePin, onNavigate }: SideMenuProps) {
  const entries = useMenuEntries()
  const help = helpUrl()
  const [isChosen, setIsChosen] = useState(false)
  const choose = () => {
    setIsChosen(true)
    onNavigate?.()
  }

  return (
    <Stack
      as="nav"
      gap="hair"
      className={classes.menu}
      aria-label="Main"
      data-pinned={form === 'pinned' || undefined}
      data-drawer={form === 'drawer' || undefined}
      data-chosen={isChosen || undefined}
      onPointerLeave={() => setIsChosen(false)}
      onFocus={() => setIsChosen(false)}
    >
      {entries.map((entry, index) => (
        <Entry
          key={entry.label}
          entry={entry}
          startsPrivateZone={entry.zone === 'private' && entries[index - 1]?.zone !== 'private'}
          onNavigate={choose}
        />
      ))}
      <Text grow style={{ minHeight: 'var(--s4)' }} />
      <Link to={WORKSPACES} className={classes.entry} onClick={choose} activeProps={{}}>
        <IconArrowsExchange size={20} stroke={1.75} aria-hidden />
        <span className={classes.label}>Other workspaces</span>
      </Link>
      {help && (
        <a className={classes.entry} href={help} target="_blank" rel="noreferrer">
          <IconHelp size={20} stroke={1.75} aria-hidden />
          <span className={classes.label}>Help</span>
          <IconExternalLink className={classes.outside} size={16} stroke={1.75} aria-hidden />
        </a>
      )}
      {onTogglePin && <PinButton isPinned={form === 'pinned'} onToggle={onTogglePin} />}
    </Stack>
  )
}

function PinButton({ isPinned, onToggle }: { isPinned: boolean; onToggle: () => void }) {
  const Icon = isPinned ? IconLayoutSidebar : IconLayoutSidebarLeftExpand
  return (
    <button type="button" className={classes.entry} aria-pressed={isPinned} onClick={onToggle}>
      <Icon size={20} stroke={1.75} aria-hidden />
      <span className={classes.label}>{isPinned ? 'Collapse menu' : 'Pin menu'}</span>
    </button>
  )
}

interface EntryProps {
  entry: SideMenuEntry
  startsPrivateZone: boolean
  onNavigate?: () => void
}

function Entry({ entry, startsPrivateZone, onNavigate }: EntryProps) {
  const viewer = useWorkspaceViewer()
  const badge = entry.badge && viewer.badges[entry.badge]
  const { also = [], alsoBelow } = entry
  const isBelow = useLocation({
    select: ({ pathname }) => {
      const isIn = (path: string | undefined, address: string) =>
        path !== undefined && address.startsWith(`${addressOf(path, viewer.company.domain)}/`)
      return isIn(alsoBelow, pathname) || also.some((path) => isIn(path, `${pathname}/`))
    },
  })
  return (
    <>
      {startsPrivateZone && (
        <Box rigid size={12} tone="third" weight="medium" oneLine className={classes.zone}>
          Manage
        </Box>
      )}
      <Link
        to={addressOf(entry.to, viewer.company.domain)}
        className={classes.entry}
        activeOptions={{ exact: entry.exact ?? false, includeSearch: false }}
        {...(isBelow && { 'aria-current': 'page' as const })}
        onClick={onNavigate}
      >
        <entry.icon size={20} stroke={1.75} aria-hidden />
        <span className={classes.label}>{entry.label}</span>
        {badge !== undefined && badge > 0 && (
          <Row as="span" inline align="stretch" rigid className={classes.badge}>
            <Count value={badge} waiting={entry.badge === 'approvals'} label={`${badge} waiting`} />
          </Row>
        )}
      </Link>
    </>
  )
}
