import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { assets } from '@praxis/contract/assets/assets'
import { IconBox, IconPlus, IconQrcode } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { api } from '../../../api/api'
import { useDisplayPreference } from '../../../shell/display-preference'
import { useChangeSearch } from '../../../shell/use-change-search'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { DownloadButton } from '../../../ui/files/download-button'
import { saveFile } from '../../../ui/files/save-file'
import { icon } from '../../../ui/icon'
import { inDialog } from '../../../ui/late/in-dialog'
import { late } from '../../../ui/late/late'
import { Opening } from '../../../ui/late/opening'
import { PageBody } from '../../../ui/layout/page-head'
import { BulkBar } from '../../../ui/lists/bulk-bar'
import { CardList } from '../../../ui/lists/card-list'
import { CardsOrList, type CardsOrListDisplay } from '../../../ui/lists/cards-or-list'
import { DataTable } from '../../../ui/lists/data-table'
import { ListFoot } from '../../../ui/lists/list-foot'
import { listStateInstead } from '../../../ui/lists/list-states'
import { LinkButton } from '../../../ui/menus/link-button'
import { useReadersTimeZone } from '../../reader/readers-time'
import { useListed } from '../../workspaces/use-listed'
import { useAssetAddresses, useShowBeside } from '../asset-link'
import { registerQueries } from '../assets.queries'
import { AssetsPage } from '../assets-page'
import { askedAssets, registerOperations } from './asked-assets'
import { AssetCardSkeleton } from './asset-card'
import { assetColumns } from './asset-columns'
import { CategorySection } from './category-section'
import { RegisterFilters } from './register-filters'
import type { RegisterSearch } from './register-search'
import { shownCategories } from './shown-categories'

const CategoryDialog = late(
  () => import('./category-dialog').then(({ CategoryDialog: part }) => ({ default: part })),
  inDialog,
)
const LabelsDialog = late(
  () => import('../labels/labels-dialog').then(({ LabelsDialog: part }) => ({ default: part })),
  inDialog,
)

/** Labels are asked for so many at a time. */
const MOST_LABELS = 200
const PER_PAGE = 50
const BELOW_DESKTOP = '(max-width: 959px)'

interface RegisterScreenProps {
  /** The category that is shown alone. */
  readonly categoryID?: string
  readonly search: RegisterSearch
}

/** All assets by category, or those of one category. */
export function RegisterScreen({ categoryID, search }: RegisterScreenProps) {
  const { capabilities } = useWorkspaceViewer()
  const mayManage = capabilities.has('canManageAssets')
  const timeZone = useReadersTimeZone()
  const isPhone = useMediaQuery(BELOW_DESKTOP, false) ?? false
  const [display, setDisplay] = useDisplayPreference<CardsOrListDisplay>('assetDisplay', ['list', 'card'])
  const [isAdding, setIsAdding] = useState(false)
  const asked = askedAssets(search, categoryID, timeZone)
  const download = async () => saveFile(await api.download(assets.exportAssets, { query: asked }), 'assets.csv')
  const addCategory = mayManage && (
    <Button
      variant="default"
      leftSection={<IconPlus {...icon} />}
      onPointerEnter={CategoryDialog.fetchAhead}
      onClick={() => setIsAdding(true)}
    >
      Add category
    </Button>
  )
  return (
    <AssetsPage
      tab="register"
      search={search}
      categoryID={categoryID}
      actions={
        mayManage && (
          <>
            <DownloadButton label="Download these assets as CSV" download={download} />
            {addCategory}
          </>
        )
      }
    >
      <RegisterFilters
        categoryID={categoryID}
        search={search}
        findsRetired={mayManage}
        end={!isPhone && <CardsOrList value={display} onChange={setDisplay} />}
      />
      <Register
        // Another category begins with nothing selected.
        key={categoryID}
        categoryID={categoryID}
        search={search}
        display={isPhone ? 'card' : display}
        mayManage={mayManage}
        addCategory={addCategory}
      />
      {isAdding && (
        <Opening>
          <CategoryDialog category={undefined} onClose={() => setIsAdding(false)} />
        </Opening>
      )}
    </AssetsPage>
  )
}

interface RegisterProps extends RegisterScreenProps {
  readonly display: CardsOrListDisplay
  readonly mayManage: boolean
  readonly addCategory: ReactNode
}

function Register({ categoryID, search, display, mayManage, addCategory }: RegisterProps) {
  const timeZone = useReadersTimeZone()
  const addresses = useAssetAddresses()
  const navigate = useNavigate()
  const show = useShowBeside()
  const go = useChangeSearch<RegisterSearch>()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [printed, setPrinted] = useState<readonly string[]>()
  const listed = useListed(
    registerQueries({ per: PER_PAGE, ...askedAssets(search, categoryID, timeZone) }),
    search.page,
  )
  const { items, answered, metadata, isOutdated } = listed
  const categories = answered?.categories ?? []
  const isFiltered = registerOperations.isFiltered(search)
  const selection = mayManage ? { selected, onChange: setSelected } : undefined

  const instead = listStateInstead(
    {
      error: listed.error,
      onRetry: listed.retry,
      isFiltered,
      noMatchText: 'No assets match these filters',
      onClearFilters: () => go(registerOperations.cleared(search)),
      empty:
        categoryID === undefined
          ? {
              text: mayManage
                ? 'No assets yet. Begin with a category, such as laptops or vehicles.'
                : 'There are no assets to borrow yet.',
              icon: <IconBox size={20} stroke={1.75} />,
              action: addCategory,
            }
          : {
              text: 'This category was deleted.',
              action: (
                <LinkButton variant="default" link={addresses.register}>
                  Show all assets
                </LinkButton>
              ),
            },
    },
    items && (isFiltered ? items.length : categories.length),
  )

  return (
    <PageBody>
      {instead ??
        (items ? (
          shownCategories(categories, items, {
            isFirst: listed.isInfinite || (metadata?.page ?? 1) === 1,
            isLast: metadata?.hasMore === false,
            isFiltered,
          }).map(({ category, assets: ofCategory }, place, shown) => (
            <CategorySection
              key={category.id}
              category={category}
              assets={ofCategory}
              categoryCount={categories.length}
              display={display}
              selection={selection}
              openedID={search.asset}
              isOutdated={isOutdated}
              isFiltered={isFiltered}
              continues={shown.slice(0, place).some((before) => before.assets.length > 0)}
              isAlone={categoryID !== undefined}
              onOpen={(id) => void show({ asset: id }, search.asset !== undefined)}
              onDeleted={() => void (categoryID && navigate(addresses.register))}
            />
          ))
        ) : (
          <Loading display={display} />
        ))}
      <ListFoot
        listed={listed}
        page={search.page ?? 1}
        onPage={(page, replaces) => go(registerOperations.atPage(search, page), replaces)}
      />
      {selection && (
        <BulkBar
          selection={selection}
          isOutdated={isOutdated}
          note={selected.size > MOST_LABELS && `${MOST_LABELS} labels at a time`}
        >
          <Button
            leftSection={<IconQrcode {...icon} />}
            disabled={selected.size > MOST_LABELS}
            onPointerEnter={LabelsDialog.fetchAhead}
            onClick={() => setPrinted([...selected])}
          >
            Print labels
          </Button>
        </BulkBar>
      )}
      {printed && (
        <Opening>
          <LabelsDialog assetIDs={printed} onClose={() => setPrinted(undefined)} />
        </Opening>
      )}
    </PageBody>
  )
}

const asLoading = { label: 'Assets', empty: { text: '' } }

/** The shape of the register while it loads for the first time. */
function Loading({ display }: { display: CardsOrListDisplay }) {
  return display === 'card' ? (
    <CardList
      {...asLoading}
      items={undefined}
      itemKey={() => ''}
      itemName={() => ''}
      renderCard={() => null}
      renderSkeleton={() => <AssetCardSkeleton />}
      cardWidth={260}
    />
  ) : (
    <DataTable
      {...asLoading}
      rows={undefined}
      rowKey={() => ''}
      rowName={() => ''}
      columns={assetColumns({ at: String, isNarrow: false })}
      height="tall"
      fixed
    />
  )
}
