import { confirmPassword, password } from '@praxis/domain/validation/password-rules'
import { required } from '@praxis/domain/validation/rule'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { Form } from '../../../ui/forms/form'
import { FormActions } from '../../../ui/forms/form-actions'
import { PasswordField } from '../../../ui/forms/password-field'
import { useForm } from '../../../ui/forms/use-form'
import { Card } from '../../../ui/layout/card'
import { useChangePassword } from '../own-account.mutations'
import classes from './account-cards.module.css'

const empty = { currentPassword: '', password: '', confirmPassword: '' }

export function PasswordCard() {
  const { mutateAsync: changePassword } = useChangePassword()
  const form = useForm({
    initialValues: empty,
    rules: (values) => ({
      currentPassword: required('Current password'),
      password: [required('New password'), password],
      confirmPassword: [required('Confirm Password'), confirmPassword(values.password)],
    }),
    onSave: async (values) => {
      await changePassword(values)
      form.reset()
      showSuccess('Updated successfully')
    },
    fieldOfReason: { wrongPassword: 'currentPassword', weakPassword: 'password', commonPassword: 'password' },
  })
  return (
    <Card title="Password">
      <Form form={form} label="Password">
        <p className={classes.text}>Changing it signs you out everywhere else.</p>
        <PasswordField {...form.field('currentPassword')} label="Current password" autoComplete="current-password" />
        <PasswordField
          {...form.field('password')}
          label="New password"
          hint="At least 8 characters with an uppercase letter, a lowercase letter, a digit and a special character"
          autoComplete="new-password"
        />
        <PasswordField {...form.field('confirmPassword')} label="Confirm Password" autoComplete="new-password" />
        <FormActions form={form} saveLabel="Change password" canSave={form.isDirty} />
      </Form>
    </Card>
  )
}
