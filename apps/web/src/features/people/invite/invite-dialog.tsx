import { Collapse, UnstyledButton } from '@mantine/core'
import { type GivenPermission, noRights } from '@praxis/domain/people/employee-permission'
import type { Rule } from '@praxis/domain/validation/rule'
import { required } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { FormDialog } from '../../../ui/forms/form-dialog'
import { TextField } from '../../../ui/forms/text-field'
import { TextareaField } from '../../../ui/forms/textarea-field'
import { useForm } from '../../../ui/forms/use-form'
import { Box } from '../../../ui/layout/box'
import { type ChosenEmployee, EmployeePicker } from '../employee-picker'
import { useCreateInvitations } from '../invitations.mutations'
import { PermissionFields } from '../permission/permission-fields'
import classes from './invite-dialog.module.css'
import { parseAddresses } from './parse-addresses'

const MOST_AT_ONCE = 50
const LONGEST_JOB_TITLE = 120

const addressesRule: Rule = (text) => {
  const { addresses, invalid } = parseAddresses(String(text ?? ''))
  if (invalid.length > 0) return `Invalid Email: ${invalid.slice(0, 3).join(', ')}`
  if (addresses.length === 0) return 'At least one e-mail address is required'
  return addresses.length > MOST_AT_ONCE ? `Maximum of ${MOST_AT_ONCE} is required` : undefined
}

interface InviteDialogProps {
  readonly opened: boolean
  readonly onClose: () => void
}

export function InviteDialog({ opened, onClose }: InviteDialogProps) {
  // The dialog is mounted with each opening, so that it starts empty.
  return opened ? <OpenInviteDialog onClose={onClose} /> : null
}

function OpenInviteDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync: invite } = useCreateInvitations()
  const form = useForm({
    draft: 'invitation/new',
    initialValues: {
      email: '',
      jobTitle: 'Staff',
      lineManager: null as ChosenEmployee | null,
      permission: noRights as GivenPermission,
    },
    rules: {
      email: addressesRule,
      jobTitle: [required('Job title'), maxLength(LONGEST_JOB_TITLE)],
    },
    onSave: async ({ email, jobTitle, lineManager, permission }, idempotencyKey) => {
      const { addresses } = parseAddresses(email)
      await invite({
        idempotencyKey,
        body: {
          invitations: addresses.map((address) => ({
            email: address,
            jobTitle,
            lineManagerID: lineManager?.id ?? null,
            permission,
          })),
        },
      })
      showSuccess(addresses.length === 1 ? `Invited ${addresses[0]}` : `Invited ${addresses.length} people`)
      onClose()
    },
  })
  const { addresses } = parseAddresses(form.values.email)

  return (
    <FormDialog
      title="Invite people"
      form={form}
      saveLabel={addresses.length > 1 ? `Invite ${addresses.length} people` : 'Invite'}
      onClose={onClose}
    >
      <TextareaField
        {...form.field('email')}
        label="E-mail addresses"
        placeholder="priya@firm.example, daniel@firm.example"
        hint={
          addresses.length > 1
            ? `${addresses.length} people each get their own link by e-mail`
            : 'Separate with commas, spaces or new lines'
        }
        minRows={2}
        autoFocus
      />
      <TextField {...form.field('jobTitle')} label="Job title" />
      <EmployeePicker
        {...form.field('lineManager')}
        label="Line manager"
        includeInvited
        optional
        hint="Approves leave, and time on projects set to line-manager approval"
      />
      <Capabilities value={form.values.permission} onChange={(value) => form.setValue('permission', value)} />
    </FormDialog>
  )
}

function Capabilities({ value, onChange }: { value: GivenPermission; onChange: (value: GivenPermission) => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const given = Object.values(value).filter((right) => right === true).length + (value.revenue === 'noAccess' ? 0 : 1)
  const Chevron = isOpen ? IconChevronDown : IconChevronRight
  return (
    <div>
      <UnstyledButton
        className={classes.fold}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Chevron size={16} stroke={1.75} aria-hidden />
        Permission
        <span className={classes.note}>{given === 0 ? 'none granted' : `${given} granted`}</span>
      </UnstyledButton>
      <Collapse expanded={isOpen} id={id}>
        <Box style={{ paddingTop: 'var(--s4)' }}>
          <PermissionFields value={value} saved={noRights} onChange={(changes) => onChange({ ...value, ...changes })} />
        </Box>
      </Collapse>
    </div>
  )
}
