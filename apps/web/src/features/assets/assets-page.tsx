import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { icon } from '../../ui/icon'
import { usePageShortcuts } from '../../ui/keys/page-shortcuts'
import { inDialog } from '../../ui/late/in-dialog'
import { late } from '../../ui/late/late'
import { Opening } from '../../ui/late/opening'
import { Box } from '../../ui/layout/box'
import { PageHead } from '../../ui/layout/page-head'
import { PhoneDock } from '../../ui/layout/phone-dock'
import { type TabLink, TabLinks } from '../../ui/menus/tab-links'
import { InPanelLayout, PanelLayout } from '../../ui/overlays/side-panel'
import { useAssetAddresses, useShowBeside } from './asset-link'
import { countsText } from './asset-texts'
import { assetCountsQuery } from './assets.queries'
import classes from './assets-page.module.css'
import type { AssetsSearch } from './assets-search'

const AssetPanel = late(
  () => import('./panel/asset-panel').then(({ AssetPanel: part }) => ({ default: part })),
  inDialog,
)
const AddAssetDialog = late(
  () => import('./register/add-asset-dialog').then(({ AddAssetDialog: part }) => ({ default: part })),
  inDialog,
)
const BookDialog = late(
  () => import('./bookings/book-dialog').then(({ BookDialog: part }) => ({ default: part })),
  inDialog,
)

export type AssetsTab = 'bookings' | 'register' | 'awaiting' | 'history'

interface AssetsPageProps {
  readonly tab: AssetsTab
  readonly search: AssetsSearch
  /** The category whose assets are listed, in which a new one lies. */
  readonly categoryID?: string | undefined
  /** More buttons, before those that every tab has. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** The page about assets: its head and tabs, and the panel of an asset beside whichever tab is open. */
export function AssetsPage({ tab, search, categoryID, actions, children }: AssetsPageProps) {
  const { capabilities } = useWorkspaceViewer()
  const { data: counts } = useQuery(assetCountsQuery)
  const show = useShowBeside()
  const mayAdd = capabilities.has('canManageAssets')
  const add = () => void show({ add: true })
  const book = () => void show({ book: true })
  // A finger comes near nothing before it presses: the panel of a row must not wait for its code.
  useEffect(AssetPanel.fetchAhead, [])
  usePageShortcuts('Assets', [
    { keys: ['b'], label: 'Book an asset', run: book },
    ...(mayAdd ? [{ keys: ['n'], label: 'Add asset', run: add }] : []),
  ])
  return (
    <PanelLayout>
      <PageHead
        title="Assets"
        note={counts && countsText(counts)}
        actions={
          <>
            {actions}
            {mayAdd && (
              <Button
                variant="default"
                leftSection={<IconPlus {...icon} />}
                onPointerEnter={AddAssetDialog.fetchAhead}
                onClick={add}
              >
                Add asset
              </Button>
            )}
            <span className={classes.onDesktop}>
              <Button leftSection={<IconPlus {...icon} />} onPointerEnter={BookDialog.fetchAhead} onClick={book}>
                Book
              </Button>
            </span>
          </>
        }
      />
      <AssetsTabs current={tab} />
      {children}
      <PhoneDock>
        <Button
          className={classes.dock ?? ''}
          size="lg"
          leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
          onClick={book}
        >
          Book
        </Button>
      </PhoneDock>
      {search.asset && (
        <InPanelLayout>
          <Opening>
            <AssetPanel
              key={search.asset}
              assetID={search.asset}
              onClose={() => void show({ asset: undefined }, true)}
            />
          </Opening>
        </InPanelLayout>
      )}
      {search.add && mayAdd && (
        <Opening>
          <AddAssetDialog categoryID={categoryID} onClose={() => void show({ add: undefined }, true)} />
        </Opening>
      )}
      {search.book && (
        <Opening>
          <BookDialog onClose={() => void show({ book: undefined }, true)} />
        </Opening>
      )}
    </PanelLayout>
  )
}

function AssetsTabs({ current }: { current: AssetsTab }) {
  const { capabilities } = useWorkspaceViewer()
  const { bookings, register } = useAssetAddresses()
  const { data: counts } = useQuery(assetCountsQuery)
  const waiting = counts && (capabilities.has('canManageAssets') ? counts.toDecideCount : counts.ownWaitingCount)
  const tabs: (TabLink & { readonly tab: AssetsTab })[] = [
    { tab: 'bookings', label: 'Bookings', link: bookings },
    { tab: 'register', label: 'Register', link: register, ...(counts && { count: counts.assetCount }) },
    {
      tab: 'awaiting',
      label: 'Awaiting approval',
      link: { ...bookings, search: { tab: 'awaiting' as const } },
      ...(waiting && { count: waiting, waiting: capabilities.has('canManageAssets') }),
    },
    { tab: 'history', label: 'History', link: { ...bookings, search: { tab: 'history' as const } } },
  ]
  return (
    <Box style={{ margin: 'calc(-1 * var(--s2)) 0 14px' }}>
      <TabLinks label="Assets" tabs={tabs.map(({ tab, ...link }) => ({ ...link, isCurrent: tab === current }))} />
    </Box>
  )
}
