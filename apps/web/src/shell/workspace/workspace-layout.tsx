import { useHotkeys } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { BannerSlot, BannerSlotProvider, InBannerSlot } from '../../ui/feedback/banner-slot'
import { ImpersonationBanner } from '../../ui/feedback/person-banners'
import { ANYWHERE, type Shortcut, usePageShortcuts } from '../../ui/keys/page-shortcuts'
import { inDialog } from '../../ui/late/in-dialog'
import { late, unseen } from '../../ui/late/late'
import { MissingBanner } from '../../ui/late/missing-banner'
import { Opening } from '../../ui/late/opening'
import { Stack } from '../../ui/layout/box'
import { useCompanyColours } from '../../ui/theme/company-colours'
import { MainLandmark } from '../layouts/main-landmark'
import { CommandPalette } from '../palette/command-palette'
import { PaletteRegistry, usePaletteProviders } from '../palette/palette-context'
import { BusyBanner } from './busy-banner'
import { usePinnedMenu } from './menu-preference'
import { SideMenu } from './side-menu'
import { TopBar } from './top-bar'
import { WorkspaceViewerProvider } from './workspace-context'
import classes from './workspace-layout.module.css'
import type { WorkspaceViewer } from './workspace-viewer'

/** The row or card that gets the keyboard first: in a list its only tab stop, on a board its first. */
const FIRST_ROW = 'main :is([data-row-key], [data-card])[tabindex="0"]'

/** Any row: in a long list that has been scrolled the tab stop may not be rendered. */
const ANY_ROW = 'main [data-row-key]'

const toRows = () =>
  (document.querySelector<HTMLElement>(FIRST_ROW) ?? document.querySelector<HTMLElement>(ANY_ROW))?.focus()

/** The keys of every page: into the list, and those of the palette's actions. */
function useFrameShortcuts({ openPalette, openHelp }: { openPalette: () => void; openHelp: () => void }): void {
  const actions = usePaletteProviders().flatMap(({ items = [] }) => items)
  useHotkeys([['mod+K', openPalette]], [], true)
  usePageShortcuts(ANYWHERE, [
    { keys: ['j', 'ArrowDown'], label: 'Next row', run: toRows, repeats: true },
    { keys: ['k', 'ArrowUp'], label: 'Previous row', run: toRows, repeats: true },
    { keys: ['Enter'], label: 'Open the row' },
    { keys: ['x'], label: 'Select the row' },
    ...actions.flatMap(({ label, shortcut, run }): Shortcut[] =>
      shortcut === undefined ? [] : [{ keys: [shortcut.toLowerCase()], label, run }],
    ),
    { keys: ['?'], label: 'Show these shortcuts', run: openHelp },
  ])
}

const MenuDrawer = late(() => import('./menu-drawer'), unseen)
const ShortcutsDialog = late(() => import('../../ui/keys/shortcuts-dialog'), inDialog)

interface WorkspaceLayoutProps {
  viewer: WorkspaceViewer
  /** The running timer, in the top bar. */
  timer?: ReactNode
  /** The reader's notifications, in the top bar. */
  bell?: ReactNode
  /** Parts that float over every page, such as the timer's pill. */
  floating?: ReactNode
  children: ReactNode
}

export function WorkspaceLayout({ viewer, timer, bell, floating, children }: WorkspaceLayoutProps) {
  useCompanyColours(viewer.company.colours)
  return (
    <WorkspaceViewerProvider viewer={viewer}>
      <PaletteRegistry>
        <BannerSlotProvider>
          <Frame timer={timer} bell={bell} floating={floating}>
            {viewer.impersonation && (
              <InBannerSlot>
                <ImpersonationBanner {...viewer.impersonation} />
              </InBannerSlot>
            )}
            <InBannerSlot>
              <MissingBanner />
            </InBannerSlot>
            <InBannerSlot>
              <BusyBanner />
            </InBannerSlot>
            {children}
          </Frame>
        </BannerSlotProvider>
      </PaletteRegistry>
    </WorkspaceViewerProvider>
  )
}

function Frame({ timer, bell, floating, children }: Omit<WorkspaceLayoutProps, 'viewer'>) {
  const [isPinned, setIsPinned] = usePinnedMenu()
  const [isDrawerOpen, setIsDrawerOpen] = useState(false)
  const [wasDrawerOpened, setWasDrawerOpened] = useState(false)
  const [isPaletteOpen, setIsPaletteOpen] = useState(false)
  const [isHelpOpen, setIsHelpOpen] = useState(false)

  const openDrawer = () => {
    setWasDrawerOpened(true)
    setIsDrawerOpen(true)
  }
  // At once, however much else there is to render: the next key is meant for the palette.
  const openPalette = () => flushSync(() => setIsPaletteOpen(true))
  useFrameShortcuts({ openPalette, openHelp: () => setIsHelpOpen(true) })

  return (
    <div className={classes.app} data-pinned={isPinned || undefined}>
      <a className={classes.skip} href="#page">
        Skip to content
      </a>
      <TopBar onOpenMenu={openDrawer} onOpenPalette={openPalette} timer={timer} bell={bell} />
      <div className={classes.menu}>
        <SideMenu form={isPinned ? 'pinned' : 'mini'} onTogglePin={() => setIsPinned(!isPinned)} />
      </div>
      <Stack className={classes.main} shrinks>
        <BannerSlot />
        <MainLandmark className={classes.page} id="page" tabIndex={-1} data-scroll-restoration-id="page">
          {children}
        </MainLandmark>
        {floating}
      </Stack>
      {wasDrawerOpened && (
        <Opening>
          <MenuDrawer isOpen={isDrawerOpen} onClose={() => setIsDrawerOpen(false)} />
        </Opening>
      )}
      {isHelpOpen && (
        <Opening>
          <ShortcutsDialog onClose={() => setIsHelpOpen(false)} />
        </Opening>
      )}
      {isPaletteOpen && <CommandPalette onClose={() => setIsPaletteOpen(false)} />}
    </div>
  )
}
