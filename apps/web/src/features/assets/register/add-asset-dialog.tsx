import type { Asset } from '@praxis/contract/assets/asset-shapes'
import type { AssetCategoryOption } from '@praxis/contract/assets/assets'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { DynamicDetailsEditor } from '../../../ui/forms/dynamic-details/dynamic-details-editor'
import { FormSection } from '../../../ui/forms/form'
import { FormDialog } from '../../../ui/forms/form-dialog'
import { useForm } from '../../../ui/forms/use-form'
import { ErrorState } from '../../../ui/lists/list-states'
import { Dialog } from '../../../ui/overlays/dialog'
import { recordPickers } from '../../clients/record-pickers'
import { useAssetAddresses, useShowBeside } from '../asset-link'
import { useCreateAsset } from '../assets.mutations'
import { categoryOptionsQuery } from '../assets.queries'
import { AssetFields, PurchaseFields } from '../form/asset-fields'
import { assetRules, newAssetForm, newAssetInput } from '../form/asset-form'
import { usePricing } from '../form/use-pricing'
import { CategoryDialog } from './category-dialog'

interface AddAssetDialogProps {
  /** The category that is open, which a new asset most likely belongs to. */
  readonly categoryID: string | undefined
  /** The asset that the new one is like. */
  readonly like?: Asset
  readonly onClose: () => void
}

/** Adds an asset; a company without categories makes its first one before. */
export function AddAssetDialog({ onClose, ...props }: AddAssetDialogProps) {
  const { data: categories, error, refetch } = useQuery(categoryOptionsQuery)
  if (error && !categories)
    return (
      <Dialog opened title="Add asset" onClose={onClose}>
        <ErrorState text={error.message} onRetry={() => void refetch()} />
      </Dialog>
    )
  if (!categories) return null
  if (categories.length === 0)
    return (
      <CategoryDialog
        category={undefined}
        hint="Every asset belongs to a category. Add the first one, then the asset."
        onClose={onClose}
        // The asset is next, once the categories are fetched again.
        onSaved={() => undefined}
      />
    )
  return <NewAsset {...props} categories={categories} onClose={onClose} />
}

interface NewAssetProps extends AddAssetDialogProps {
  readonly categories: readonly AssetCategoryOption[]
}

function NewAsset({ categoryID, like, categories, onClose }: NewAssetProps) {
  const navigate = useNavigate()
  const addresses = useAssetAddresses()
  const show = useShowBeside()
  const pricing = usePricing()
  const { mutateAsync: createAsset } = useCreateAsset()
  const category =
    categories.find(({ id }) => id === categoryID) ?? (categories.length === 1 ? categories[0] : undefined)
  const form = useForm({
    draft: like ? `asset/like/${like.id}` : 'asset/new',
    initialValues: newAssetForm(category, like),
    rules: assetRules,
    fieldOfReason: { assetCodeExists: 'code' },
    onSave: async (values, idempotencyKey) => {
      const body = newAssetInput(values, pricing)
      const created = await createAsset({ params: { id: values.categoryID ?? '' }, body, idempotencyKey })
      showSuccess('Created successfully')
      await (like ? navigate(addresses.of(created)) : show({ add: undefined, asset: created.id }, true))
    },
  })
  const chosen = categories.find(({ id }) => id === form.values.categoryID)
  return (
    <FormDialog
      title={like ? `Duplicate ${like.name}` : 'Add asset'}
      form={form}
      saveLabel="Add asset"
      onClose={onClose}
    >
      <AssetFields form={form} categories={categories} isFirst />
      {chosen && chosen.dynamicDetails.length > 0 && (
        <FormSection title="Custom fields">
          <DynamicDetailsEditor
            {...form.field('dynamicDetails')}
            label="Custom fields"
            hideLabel
            definedKeys={chosen.dynamicDetails.map(({ key }) => key)}
            pickers={recordPickers}
          />
        </FormSection>
      )}
      <FormSection title="Purchase and warranty">
        <PurchaseFields form={form} {...pricing} />
      </FormSection>
    </FormDialog>
  )
}
