import type { Portal } from '@praxis/contract/portals/project-portals'
import type { Project } from '@praxis/contract/projects/projects'
import { useQueryClient } from '@tanstack/react-query'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { CheckboxField } from '../../../ui/forms/checkbox-field'
import { FormDialog } from '../../../ui/forms/form-dialog'
import { useForm } from '../../../ui/forms/use-form'
import { stateOf } from '../portal-words'
import { useInviteVisitors, useUpdatePortal } from '../project-portals.mutations'
import { portalsQuery } from '../project-portals.queries'
import { AddressesField } from './addresses-field'
import { cleanAddress, visitorAddresses } from './visitor-addresses-rule'
import { isDomain } from './visitor-rows'

interface AddVisitorsDialogProps {
  readonly project: Project
  readonly portal: Portal
  readonly onClose: () => void
}

/** Lists more addresses and domains, and invites those who are named by their address. */
export function AddVisitorsDialog({ project, portal, onClose }: AddVisitorsDialogProps) {
  const ids = { projectID: project.id, portalID: portal.id }
  const { mutateAsync: update } = useUpdatePortal(ids)
  const { mutateAsync: invite } = useInviteVisitors(ids)
  const queryClient = useQueryClient()
  const isOpen = stateOf(portal, project.details.isActive) === 'open'
  const form = useForm({
    draft: `portal/${portal.id}/visitors`,
    initialValues: { visitors: [] as readonly string[], invites: isOpen },
    rules: {
      visitors: (written: unknown) =>
        (written as readonly string[]).length === 0 ? 'Enter an e-mail address or a domain' : visitorAddresses(written),
    },
    onSave: async ({ visitors, invites }) => {
      const added = visitors.map(cleanAddress)
      // Somebody else may have listed others meanwhile; these stay.
      const portals = await queryClient.fetchQuery({ ...portalsQuery(project.id), staleTime: 0 })
      const newest = portals.find(({ id }) => id === portal.id) ?? portal
      await update({ visitors: [...new Set([...newest.visitors, ...added])], version: newest.version })
      const invited = added.filter((address) => !isDomain(address))
      if (isOpen && invites && invited.length > 0) await invite(invited)
      showSuccess('Updated successfully')
      onClose()
    },
  })
  return (
    <FormDialog title="Add visitors" form={form} saveLabel="Add visitors" onClose={onClose} width="narrow">
      <AddressesField
        {...form.field('visitors')}
        label="E-mail addresses or domains"
        hint="Enter or a comma adds one. A domain lets everyone in who has an address of exactly it."
      />
      <CheckboxField
        {...form.field('invites')}
        value={isOpen && form.values.invites}
        disabled={!isOpen}
        label="Send an invitation"
        hint={
          isOpen
            ? 'It carries the address of the portal, never its password'
            : 'Once the portal is open and has a password'
        }
      />
    </FormDialog>
  )
}
