import { Button } from '@mantine/core'
import type { Asset } from '@praxis/contract/assets/asset-shapes'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { inHistoryPanel } from '../../../shell/record/in-history-panel'
import { RecordColumns } from '../../../shell/record/record-columns'
import { RecordFrame, RecordPage } from '../../../shell/record/record-page'
import { UnsavedDraft } from '../../../shell/record/unsaved-draft'
import { useChangeSearch } from '../../../shell/use-change-search'
import { StateBanner } from '../../../ui/feedback/state-banner'
import { late } from '../../../ui/late/late'
import { Row, Stack, Text } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { DetailsList } from '../../../ui/layout/details-list'
import { PhoneDock } from '../../../ui/layout/phone-dock'
import { useAssetAddresses } from '../asset-link'
import { AssetPicture } from '../asset-picture'
import { useIsAssetDeleted } from '../assets.mutations'
import { assetQuery, categoryOptionsQuery } from '../assets.queries'
import { BookingsOfAsset } from '../bookings/bookings-of-asset'
import { AssetFacts } from '../details/asset-facts'
import { AssetFilesCard } from '../details/asset-files'
import { MovementList } from '../details/movement-list'
import { isSpokenFor, StandingRows } from '../details/standing-rows'
import { useAssetActions } from '../details/use-asset-actions'
import { assetLabels, assetValueText, changeNote } from '../form/asset-form'
import { usePricing } from '../form/use-pricing'
import { AssetHead } from './asset-head'
import type { AssetPageSearch } from './asset-page-search'
import classes from './asset-screen.module.css'
import { EditedAsset } from './edited-asset'
import { useAssetEditing } from './use-asset-editing'

const HistoryPanel = late(
  () => import('../asset-history').then(({ AssetHistoryPanel: part }) => ({ default: part })),
  inHistoryPanel,
)

interface AssetScreenProps {
  readonly assetID: string
  readonly search: AssetPageSearch
}

/** The page of an asset, which its label opens. */
export function AssetScreen({ assetID, search }: AssetScreenProps) {
  const isDeleted = useIsAssetDeleted(assetID)
  const query = useQuery({ ...assetQuery(assetID), enabled: !isDeleted })
  return (
    <RecordPage
      query={query}
      title="Asset"
      notThere="This asset was retired or deleted, or you don’t have access to it."
    >
      {(asset) => <AssetPage key={asset.id} asset={asset} search={search} />}
    </RecordPage>
  )
}

function AssetPage({ asset, search }: { asset: Asset; search: AssetPageSearch }) {
  const addresses = useAssetAddresses()
  const navigate = useNavigate()
  const go = useChangeSearch<AssetPageSearch>()
  const editing = useAssetEditing(asset)
  const { buttons, menu, onRestore, dialog } = useAssetActions(asset, {
    onHistory: () => void go({ history: true }),
    // What was typed about the asset is of no use any more.
    onDeleted: () => void navigate({ ...addresses.register, ignoreBlocker: true }),
  })
  const { currency } = usePricing(asset)
  const { data: categories = [asset.category] } = useQuery(categoryOptionsQuery)
  const [nearest] = buttons
  // Whoever loses the right to edit while typing still sees what was typed.
  const isShownAsForm = asset.can.edit || editing.isDirty
  return (
    <>
      <RecordFrame
        banners={
          <>
            {asset.retired && (
              <StateBanner tone="warning" label="Restore" onPress={onRestore}>
                This asset is retired
              </StateBanner>
            )}
            <UnsavedDraft
              draft={editing}
              note={editing.input && changeNote(editing.input)}
              labels={assetLabels}
              textOf={assetValueText(currency, categories)}
              record={{ entity: 'asset', id: asset.id }}
            />
          </>
        }
        head={<AssetHead asset={asset} buttons={buttons} menu={menu} />}
        history={
          search.history && (
            <HistoryPanel assetID={asset.id} seesPrice={asset.can.seePrice} onClose={() => void go({})} />
          )
        }
      >
        <RecordColumns
          fields={editing.element}
          beside={
            <>
              {asset.picture !== null && <AssetPicture asset={asset} size="wide" />}
              <AssetFilesCard asset={asset} />
              <Card title="Hand-overs">
                <MovementList asset={asset} />
              </Card>
            </>
          }
        >
          <Card title="Now and next">
            <Stack gap={4}>
              {isSpokenFor(asset) ? (
                <DetailsList>
                  <StandingRows asset={asset} withoutState />
                </DetailsList>
              ) : (
                <Text as="p" size={13} tone="third">
                  Free, with no bookings ahead.
                </Text>
              )}
              <BookingsOfAsset asset={asset} />
            </Stack>
          </Card>
          {isShownAsForm ? (
            <EditedAsset asset={asset} editing={editing} />
          ) : (
            <Card title="Details">
              <AssetFacts asset={asset} withoutStanding />
            </Card>
          )}
        </RecordColumns>
      </RecordFrame>
      {nearest && (
        <PhoneDock>
          <Row gap={2} align="stretch" className={classes.dock}>
            {buttons.slice(1, 2).map(({ label, onPress }) => (
              <Button key={label} size="lg" variant="default" onClick={onPress}>
                {label}
              </Button>
            ))}
            <Button size="lg" onClick={nearest.onPress}>
              {nearest.label}
            </Button>
          </Row>
        </PhoneDock>
      )}
      {dialog}
    </>
  )
}
