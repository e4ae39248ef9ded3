import { ApiError } from '@praxis/contract/protocol/caller'
import { required } from '@praxis/domain/validation/rule'
import { email } from '@praxis/domain/validation/text-rules'
import { Card } from '../../layout/card'
import { Form, FormRow, FormSection } from '../form'
import { FormActions, FormDelete } from '../form-actions'
import { TextField } from '../text-field'
import { useForm } from '../use-form'

/** Saving is always refused here, to show that nothing typed is lost. */
export function RefusedFormShowcase() {
  const form = useForm({
    initialValues: { firstName: 'Ruth', lastName: '', email: 'ruth@calder.example' },
    rules: { firstName: required('First name'), email: [required('Email'), email] },
    onSave: () => {
      throw new ApiError(409, { reason: 'employeeExists', fields: [{ path: 'email', message: 'Amelia Hart has it' }] })
    },
  })
  return (
    <Card title="A form, refused">
      <Form form={form} label="Contact">
        <FormSection title="Person">
          <FormRow>
            <TextField label="First name" required {...form.field('firstName')} />
            <TextField label="Last name" optional {...form.field('lastName')} />
          </FormRow>
          <TextField label="Email" type="email" required {...form.field('email')} />
        </FormSection>
        <FormActions
          form={form}
          saveLabel="Save"
          onCancel={() => form.reset()}
          destructive={<FormDelete onClick={() => form.reset()} />}
        />
      </Form>
    </Card>
  )
}
