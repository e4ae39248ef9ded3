import { required } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'
import { useNavigate } from '@tanstack/react-router'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { FormDialog } from '../../../ui/forms/form-dialog'
import { TextField } from '../../../ui/forms/text-field'
import { useForm } from '../../../ui/forms/use-form'
import { type ChosenEmployee, EmployeePicker } from '../../people/employee-picker'
import { useClientAddresses } from '../client-link'
import { useCreateClient } from '../clients.mutations'

const LONGEST_NAME = 200

/** A dialog that is rendered only while it is open, so that it starts empty. */
export function AddClientDialog({ onClose }: { onClose: () => void }) {
  const { employee } = useWorkspaceViewer()
  const addresses = useClientAddresses()
  const navigate = useNavigate()
  const { mutateAsync: createClient } = useCreateClient()
  const oneself: ChosenEmployee = { id: employee.id, displayName: employee.displayName }
  const form = useForm({
    draft: 'client/new',
    initialValues: { name: '', clientOwnerID: oneself as ChosenEmployee | null },
    rules: {
      name: [required('Client name'), maxLength(LONGEST_NAME)],
      clientOwnerID: required("Client's owner"),
    },
    onSave: async ({ name, clientOwnerID: owner }, idempotencyKey) => {
      const body = { name, clientOwnerID: owner?.id ?? employee.id }
      const client = await createClient({ body, idempotencyKey })
      showSuccess('Created successfully')
      await navigate(addresses.of(client.id))
    },
  })

  return (
    <FormDialog title="Add client" width="narrow" form={form} saveLabel="Add client" onClose={onClose}>
      <TextField {...form.field('name')} label="Client name" autoComplete="off" autoFocus />
      <EmployeePicker {...form.field('clientOwnerID')} label="Client's owner" />
    </FormDialog>
  )
}
