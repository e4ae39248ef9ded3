import { Button } from '@mantine/core'
import type { Employee } from '@praxis/contract/people/employees'
import { useState } from 'react'
import { showError } from '../../../ui/feedback/snackbar'
import { ImageUploadDialog } from '../../../ui/files/image-upload-dialog'
import { Card } from '../../../ui/layout/card'
import { Avatar } from '../../../ui/people/avatar'
import { useRemoveEmployeeProfileImage, useSetEmployeeProfileImage } from '../people.mutations'
import classes from './profile.module.css'

export function ImageTab({ employee, isOwn }: { employee: Employee; isOwn: boolean }) {
  const [isChoosing, setIsChoosing] = useState(false)
  const { mutateAsync: setImage } = useSetEmployeeProfileImage(employee.id)
  const { mutate: removeImage, isPending } = useRemoveEmployeeProfileImage(employee.id)
  const { displayName, displayInitials, profileImage, id, can } = employee
  return (
    <div className={classes.narrow}>
      <Card title="Profile image" note="in this company">
        <div className={classes.image}>
          <Avatar name={displayName} initials={displayInitials} image={profileImage} colourKey={id} size="xl" />
          <p className={classes.imageText}>
            This image is shown in {employee.company.name} only. Without one,{' '}
            {isOwn ? 'your account image' : 'their account image'} is used.
          </p>
          {can.editDetails && (
            <div className={classes.imageActions}>
              <Button variant="default" onClick={() => setIsChoosing(true)}>
                {profileImage ? 'Change image' : 'Add image'}
              </Button>
              {profileImage && (
                <Button
                  variant="subtle"
                  loading={isPending}
                  onClick={() => removeImage(undefined, { onError: (error) => showError(error.message) })}
                >
                  Remove
                </Button>
              )}
            </div>
          )}
        </div>
      </Card>
      <ImageUploadDialog
        title="Profile image"
        shape="round"
        opened={isChoosing}
        onClose={() => setIsChoosing(false)}
        onSave={(image) => setImage(image)}
      />
    </div>
  )
}
