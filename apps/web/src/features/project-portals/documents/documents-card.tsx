import { Button, FileButton } from '@mantine/core'
import type { Portal } from '@praxis/contract/portals/project-portals'
import { FILE_MAX_BYTES } from '@praxis/contract/protocol/files'
import { fileSize } from '@praxis/domain/validation/file-rules'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { attempt } from '../../../ui/feedback/attempt'
import { showError } from '../../../ui/feedback/snackbar'
import { FileLinks } from '../../../ui/files/file-links'
import type { LinkedFile } from '../../../ui/files/linked-file'
import { icon } from '../../../ui/icon'
import { Box, Stack, Text } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { ErrorState } from '../../../ui/lists/list-states'
import { Skeletons } from '../../../ui/lists/skeleton'
import { ConfirmChangeDialog } from '../../../ui/overlays/confirm-change-dialog'
import { useAddPortalDocuments, useRemovePortalDocument } from '../project-portals.mutations'
import { type PortalIds, portalDocumentsQuery } from '../project-portals.queries'

/** The files that visitors of a portal may download. */
export function DocumentsCard({ ids, portal }: { ids: PortalIds; portal: Portal }) {
  const { data: documents, error, refetch } = useQuery(portalDocumentsQuery(ids))
  const add = useAddPortalDocuments(ids)
  const { mutateAsync: remove } = useRemovePortalDocument(ids)
  const [removed, setRemoved] = useState<LinkedFile>()
  const { edit } = portal.can
  const upload = (files: File[]) => {
    const problem = fileSize(FILE_MAX_BYTES)(files)
    if (problem) showError(problem)
    else if (files.length > 0) void attempt(add.mutateAsync(files), 'Created successfully')
  }
  return (
    <Card
      title="Documents"
      count={documents?.length}
      note={!portal.sharedInfos.includes('documents') && 'not shared: switch Documents on first'}
      actions={
        edit && (
          <FileButton multiple onChange={upload} inputProps={{ 'aria-label': 'Documents to add' }}>
            {(button) => (
              <Button
                {...button}
                variant="subtle"
                size="xs"
                leftSection={<IconPlus {...icon} />}
                loading={add.isPending}
              >
                Add documents
              </Button>
            )}
          </FileButton>
        )
      }
    >
      {error && !documents && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {!error && !documents && (
        <Stack>
          <Skeletons count={2} />
        </Stack>
      )}
      {documents?.length === 0 && (
        <Text as="p" size={13} tone="third">
          No documents yet.
        </Text>
      )}
      {documents && documents.length > 0 && (
        <Box shrinks>
          <FileLinks
            files={documents.map(({ file }) => file)}
            label="Documents of this portal"
            onRemove={edit ? setRemoved : undefined}
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
          confirmLabel="Remove document"
          danger
        >
          Visitors no longer find it. Copies that were put up for approval stay as they are.
        </ConfirmChangeDialog>
      )}
    </Card>
  )
}
