import type { SharedInfo } from '@praxis/contract/portals/portal-rules'
import type { Project } from '@praxis/contract/projects/projects'
import { required } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'
import { showSuccess } from '../../ui/feedback/snackbar'
import { FormDialog } from '../../ui/forms/form-dialog'
import { TextField } from '../../ui/forms/text-field'
import { useForm } from '../../ui/forms/use-form'
import { LONGEST_TITLE } from './portal/portal-values'
import { useCreatePortal } from './project-portals.mutations'
import { AddressesField } from './visitors/addresses-field'
import { cleanAddress, visitorAddresses } from './visitors/visitor-addresses-rule'

/** What most portals share: how it is going, and a word about it. Everything can be switched before anybody comes in. */
const SHARED_AT_FIRST: SharedInfo[] = [
  'taskComment',
  'taskAttachFile',
  'taskListShowTaskProgress',
  'documents',
  'signOffs',
]

interface NewPortalDialogProps {
  readonly project: Project
  readonly onCreated: (portalID: string) => void
  readonly onClose: () => void
}

export function NewPortalDialog({ project, onCreated, onClose }: NewPortalDialogProps) {
  const { mutateAsync: create } = useCreatePortal(project.id)
  const form = useForm({
    draft: `project/${project.id}/portal/new`,
    initialValues: { title: project.details.name, visitors: [] as readonly string[] },
    rules: { title: [required('Title'), maxLength(LONGEST_TITLE)], visitors: visitorAddresses },
    onSave: async ({ title, visitors }, idempotencyKey) => {
      const { id } = await create({
        title: title.trim(),
        visitors: visitors.map(cleanAddress),
        sharedInfos: SHARED_AT_FIRST,
        idempotencyKey,
      })
      showSuccess('Created successfully')
      onCreated(id)
      onClose()
    },
  })
  return (
    <FormDialog title="Add portal" form={form} saveLabel="Add portal" onClose={onClose} width="narrow">
      <TextField {...form.field('title')} label="Title" hint="Visitors see it before they come in" autoFocus />
      <AddressesField
        {...form.field('visitors')}
        label="Visitors"
        optional
        hint="E-mail addresses, or a domain for everyone there. Without any, everyone who has the password comes in."
      />
    </FormDialog>
  )
}
