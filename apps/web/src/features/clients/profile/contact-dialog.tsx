import type { Client, ClientContact } from '@praxis/contract/clients/clients'
import type { ContactType } from '@praxis/contract/company/company-settings'
import type { PhoneCountry } from '@praxis/domain/phones/phone'
import { required } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { ChangedWhileOpen, useOpened } from '../../../ui/forms/changed-while-open'
import { contactWayRules, PhoneFields } from '../../../ui/forms/contact-ways'
import { FormRow } from '../../../ui/forms/form'
import { FormDialog } from '../../../ui/forms/form-dialog'
import { SelectField } from '../../../ui/forms/select-field'
import { TextField } from '../../../ui/forms/text-field'
import { useForm } from '../../../ui/forms/use-form'
import { useCreateClientContact, useUpdateClientContact } from '../clients.mutations'
import { contactForm, contactInput, contactLabels, contactName, emptyContact } from './contact-form'

interface ContactDialogProps {
  readonly client: Client
  /** The contact as it is saved by now; absent for a new one. */
  readonly contact: ClientContact | undefined
  readonly types: readonly ContactType[]
  readonly country: PhoneCountry
  readonly onClose: () => void
}

/** A dialog for a contact, rendered only while it is open, so that it starts with what is saved. */
export function ContactDialog({ client, contact, types, country, onClose }: ContactDialogProps) {
  const { mutateAsync: createContact } = useCreateClientContact(client.id)
  const { mutateAsync: updateContact } = useUpdateClientContact(client.id)
  const { opened, isChangedWhileOpen } = useOpened(contact)
  const form = useForm({
    draft: `client/${client.id}/contact/${contact?.id ?? 'new'}`,
    isOfRecord: contact !== undefined,
    initialValues: opened ? contactForm(opened) : emptyContact,
    rules: {
      firstName: [required('First name'), maxLength(100)],
      lastName: maxLength(100),
      jobTitle: maxLength(120),
      ...contactWayRules(country),
    },
    onSave: async (values, idempotencyKey) => {
      const changes = contactInput(opened, values)
      if (!contact) await createContact({ body: values, idempotencyKey })
      else if (Object.keys(changes).length > 0)
        await updateContact({ contactId: contact.id, body: { ...changes, version: contact.version } })
      showSuccess(contact ? 'Updated successfully' : 'Created successfully')
      onClose()
    },
  })

  return (
    <FormDialog
      title={contact ? contactName(contact) : 'Add contact'}
      width="narrow"
      form={form}
      saveLabel={contact ? 'Save' : 'Add contact'}
      onClose={onClose}
    >
      {opened && contact && isChangedWhileOpen && !form.isSaving && (
        <ChangedWhileOpen
          noun="contact"
          before={contactForm(opened)}
          after={contactForm(contact)}
          labels={contactLabels}
          textOf={(path, value) => (path === 'typeID' ? types.find(({ id }) => id === value)?.name : undefined)}
          record={{ entity: 'client', id: client.id }}
        />
      )}
      <FormRow>
        <TextField {...form.field('firstName')} label="First name" autoComplete="off" autoFocus />
        <TextField {...form.field('lastName')} label="Last name" optional autoComplete="off" />
      </FormRow>
      <FormRow>
        <TextField {...form.field('jobTitle')} label="Job title" optional autoComplete="off" />
        <SelectField
          {...form.field('typeID')}
          label="Type"
          optional
          clearable
          options={types.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </FormRow>
      <TextField {...form.field('email')} label="E-mail" type="email" optional autoComplete="off" />
      <PhoneFields field={form.field} country={country} />
    </FormDialog>
  )
}
