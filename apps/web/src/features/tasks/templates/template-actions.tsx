import { Button } from '@mantine/core'
import type { ProjectTemplate } from '@praxis/contract/projects/project-templates'
import { IconCloudUpload, IconEyeOff, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { attempt } from '../../../ui/feedback/attempt'
import { icon } from '../../../ui/icon'
import { ActionMenu } from '../../../ui/menus/action-menu'
import { DeleteRecordDialog } from '../../../ui/overlays/delete-record-dialog'
import { TEMPLATES } from './template-link'
import { useDeleteProjectTemplate, useUpdateProjectTemplate } from './templates.mutations'

export function TemplateActions({ template }: { template: ProjectTemplate }) {
  const { company } = useWorkspaceViewer()
  const [isDeleting, setIsDeleting] = useState(false)
  const { mutateAsync: updateProjectTemplate, isPending } = useUpdateProjectTemplate(template.id)
  const { mutateAsync: deleteProjectTemplate } = useDeleteProjectTemplate(template.id)
  const { id, name, isActive } = template
  const switchState = () =>
    attempt(
      updateProjectTemplate({ isActive: !isActive }),
      isActive ? 'Deactive successfully' : 'Published successfully',
    )
  return (
    <>
      <Button
        variant={isActive ? 'default' : 'filled'}
        leftSection={isActive ? <IconEyeOff {...icon} /> : <IconCloudUpload {...icon} />}
        loading={isPending}
        onClick={switchState}
      >
        {isActive ? 'Deactivate' : 'Publish'}
      </Button>
      <ActionMenu
        label={`More options for ${name}`}
        actions={[
          { label: 'Delete…', icon: <IconTrash {...icon} />, danger: true, onSelect: () => setIsDeleting(true) },
        ]}
      />
      <DeleteRecordDialog
        key={id}
        name={name}
        confirmLabel="Delete template"
        opened={isDeleting}
        onClose={() => setIsDeleting(false)}
        onDelete={deleteProjectTemplate}
        list={{ to: TEMPLATES, params: { companyDomain: company.domain } }}
      >
        This also deletes its statuses, lists, tasks and automations. Projects made from it stay as they are.
      </DeleteRecordDialog>
    </>
  )
}
