import { displayInitials, displayName } from '@praxis/domain/accounts/display-name'
import { required } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'
import { useSuspenseQuery } from '@tanstack/react-query'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { ImageButtons } from '../../../ui/files/image-buttons'
import { Form, FormRow } from '../../../ui/forms/form'
import { FormActions } from '../../../ui/forms/form-actions'
import { TextField } from '../../../ui/forms/text-field'
import { useForm } from '../../../ui/forms/use-form'
import { Row } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { Avatar } from '../../../ui/people/avatar'
import { meQuery } from '../accounts.queries'
import { useRemoveProfileImage, useSetProfileImage, useUpdateUser } from '../own-account.mutations'
import { useOwnColour } from '../use-own-colour'

const LONGEST_NAME = 100

export function ProfileCard() {
  const { data: user } = useSuspenseQuery(meQuery)
  return (
    <Card title="Profile" note={user.username}>
      <ProfileImage />
      {/* Names changed in another browser replace what stands here. */}
      <Names key={displayName(user.details)} />
    </Card>
  )
}

function ProfileImage() {
  const { data: user } = useSuspenseQuery(meQuery)
  const colourKey = useOwnColour()
  const { mutateAsync: setImage } = useSetProfileImage()
  const { mutateAsync: removeImage } = useRemoveProfileImage()
  return (
    <Row gap={3} style={{ marginBottom: 'var(--s4)' }}>
      <Avatar
        name={displayName(user.details)}
        initials={displayInitials(user.details)}
        image={user.profileImage}
        colourKey={colourKey}
        size="xl"
      />
      <ImageButtons
        noun="image"
        title="Profile image"
        shape="round"
        hasImage={Boolean(user.profileImage)}
        onSave={setImage}
        onRemove={removeImage}
      />
    </Row>
  )
}

function Names() {
  const { data: user } = useSuspenseQuery(meQuery)
  const { mutateAsync: updateUser } = useUpdateUser()
  const form = useForm({
    draft: 'account/names',
    isOfRecord: true,
    initialValues: user.details,
    rules: {
      firstName: [required('First name'), maxLength(LONGEST_NAME)],
      lastName: [required('Last name'), maxLength(LONGEST_NAME)],
    },
    onSave: async ({ firstName, lastName }) => {
      await updateUser({ firstName, lastName })
      showSuccess('Updated successfully')
    },
  })
  return (
    <Form form={form} label="Names">
      <FormRow>
        <TextField {...form.field('firstName')} label="First name" autoComplete="given-name" />
        <TextField {...form.field('lastName')} label="Last name" autoComplete="family-name" />
      </FormRow>
      <FormActions form={form} saveLabel="Save" canSave={form.isDirty} />
    </Form>
  )
}
