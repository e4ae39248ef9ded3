import type { Asset } from '@praxis/contract/assets/asset-shapes'
import { useQuery } from '@tanstack/react-query'
import { ImageButtons } from '../../../ui/files/image-buttons'
import { DynamicDetailsEditor } from '../../../ui/forms/dynamic-details/dynamic-details-editor'
import { Row, Stack } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { recordPickers } from '../../clients/record-pickers'
import { AssetPicture } from '../asset-picture'
import { useRemoveAssetPicture, useSetAssetPicture } from '../assets.mutations'
import { categoryOptionsQuery } from '../assets.queries'
import { AssetFields, PurchaseFields } from '../form/asset-fields'
import { usePricing } from '../form/use-pricing'
import type { AssetEditing } from './use-asset-editing'

interface EditedAssetProps {
  readonly asset: Asset
  readonly editing: AssetEditing
}

/** What is known of an asset, to change. */
export function EditedAsset({ asset, editing }: EditedAssetProps) {
  const { data: options } = useQuery(categoryOptionsQuery)
  const pricing = usePricing(asset)
  const categories = options ?? [asset.category]
  const definitions = categories.find(({ id }) => id === editing.values.categoryID)?.dynamicDetails ?? []
  return (
    <>
      <Card title="Details">
        <Stack gap={4}>
          <PictureRow asset={asset} />
          <AssetFields form={editing} categories={categories} />
        </Stack>
      </Card>
      <Card title="Purchase and warranty">
        <Stack gap={4}>
          <PurchaseFields form={editing} {...pricing} />
        </Stack>
      </Card>
      <Card title="Other details">
        <DynamicDetailsEditor
          {...editing.field('dynamicDetails')}
          label="Other details"
          hideLabel
          definedKeys={definitions.map(({ key }) => key)}
          pickers={recordPickers}
        />
      </Card>
    </>
  )
}

function PictureRow({ asset }: { asset: Asset }) {
  const { mutateAsync: set } = useSetAssetPicture(asset)
  const { mutateAsync: remove } = useRemoveAssetPicture(asset)
  return (
    <Row gap={3} wrap>
      <AssetPicture asset={asset} size="lg" />
      <ImageButtons
        title="Picture"
        noun="picture"
        aspect={4 / 3}
        hasImage={asset.picture !== null}
        onSave={set}
        onRemove={() => remove()}
      />
    </Row>
  )
}
