import type { Asset } from '@praxis/contract/assets/asset-shapes'
import { maxLength } from '@praxis/domain/validation/text-rules'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { FormDialog } from '../../../ui/forms/form-dialog'
import { TextareaField } from '../../../ui/forms/textarea-field'
import { useForm } from '../../../ui/forms/use-form'
import { Box } from '../../../ui/layout/box'
import { useRetireAsset } from '../assets.mutations'

const LONGEST_NOTE = 2000

interface RetireDialogProps {
  readonly asset: Asset
  readonly onClose: () => void
}

/** Takes an asset out of use; what stands in the way is told. */
export function RetireDialog({ asset, onClose }: RetireDialogProps) {
  const { mutateAsync: retire } = useRetireAsset(asset)
  const form = useForm({
    initialValues: { note: '' },
    rules: { note: maxLength(LONGEST_NOTE) },
    onSave: async ({ note }) => {
      await retire(note.trim())
      showSuccess(`${asset.name} is retired`)
      onClose()
    },
  })
  return (
    <FormDialog title={`Retire ${asset.name}?`} form={form} saveLabel="Retire" onClose={onClose} width="narrow">
      <Box as="p" tone="second">
        Nobody can book it any more. Its history stays, and you can restore it later.
      </Box>
      <TextareaField {...form.field('note')} label="Reason" optional placeholder="e.g. Sold, broken, lost" isFirst />
    </FormDialog>
  )
}
