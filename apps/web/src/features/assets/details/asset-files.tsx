import { Button, FileButton } from '@mantine/core'
import { MOST_ASSET_FILES } from '@praxis/contract/assets/asset-rules'
import type { Asset } from '@praxis/contract/assets/asset-shapes'
import { FILE_MAX_BYTES } from '@praxis/contract/protocol/files'
import { fileSize } from '@praxis/domain/validation/file-rules'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { attempt } from '../../../ui/feedback/attempt'
import { showError } from '../../../ui/feedback/snackbar'
import { FileLinks } from '../../../ui/files/file-links'
import type { LinkedFile } from '../../../ui/files/linked-file'
import { icon } from '../../../ui/icon'
import { Box, Text } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { ConfirmChangeDialog } from '../../../ui/overlays/confirm-change-dialog'
import { useAddAssetFiles, useRemoveAssetFile } from '../assets.mutations'

/** The invoice, the warranty and what else is kept with an asset. */
export function AssetFilesCard({ asset }: { asset: Asset }) {
  const add = useAddAssetFiles(asset)
  const { mutateAsync: remove } = useRemoveAssetFile(asset)
  const [removed, setRemoved] = useState<LinkedFile>()
  const files = asset.inventory?.files
  if (!files) return null
  const upload = (chosen: File[]) => {
    const problem = fileSize(FILE_MAX_BYTES)(chosen)
    if (problem) showError(problem)
    else if (chosen.length > 0) void attempt(add.mutateAsync(chosen), 'Created successfully')
  }
  return (
    <Card
      title="Files"
      count={files.length}
      actions={
        asset.can.edit &&
        files.length < MOST_ASSET_FILES && (
          <FileButton multiple onChange={upload} inputProps={{ 'aria-label': 'Files to add' }}>
            {(button) => (
              <Button
                {...button}
                variant="subtle"
                size="xs"
                leftSection={<IconPlus {...icon} />}
                loading={add.isPending}
              >
                Add files
              </Button>
            )}
          </FileButton>
        )
      }
    >
      {files.length === 0 ? (
        <Text as="p" size={13} tone="third">
          No files yet: its invoice, the warranty, the manual.
        </Text>
      ) : (
        <Box shrinks>
          <FileLinks
            files={files}
            label={`Files of ${asset.name}`}
            onRemove={asset.can.edit ? setRemoved : undefined}
          />
        </Box>
      )}
      {removed && (
        <ConfirmChangeDialog
          opened
          onClose={() => setRemoved(undefined)}
          onChange={() => remove(removed.id)}
          done="Deleted successfully"
          title={`Remove “${removed.name}”?`}
          confirmLabel="Remove file"
          danger
        >
          This can’t be undone.
        </ConfirmChangeDialog>
      )}
    </Card>
  )
}
