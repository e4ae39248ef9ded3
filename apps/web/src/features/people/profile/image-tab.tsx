import type { Employee } from '@praxis/contract/people/employees'
import { ImageButtons } from '../../../ui/files/image-buttons'
import { Box, Grid, Row } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { Avatar } from '../../../ui/people/avatar'
import { useRemoveEmployeeProfileImage, useSetEmployeeProfileImage } from '../people.mutations'
import classes from './profile.module.css'

export function ImageTab({ employee, isOwn }: { employee: Employee; isOwn: boolean }) {
  const { mutateAsync: setImage } = useSetEmployeeProfileImage(employee.id)
  const { mutateAsync: removeImage } = useRemoveEmployeeProfileImage(employee.id)
  const { displayName, displayInitials, profileImage, id, can } = employee
  return (
    <div className={classes.narrow}>
      <Card title="Profile image" note="in this company">
        <Grid align="center" className={classes.image}>
          <Avatar name={displayName} initials={displayInitials} image={profileImage} colourKey={id} size="xl" />
          <Box as="p" size={13} tone="second">
            This image is shown in {employee.company.name} only. Without one,{' '}
            {isOwn ? 'your account image' : 'their account image'} is used.
          </Box>
          {can.editDetails && (
            <Row align="stretch" gap={2} className={classes.imageActions}>
              <ImageButtons
                noun="image"
                title="Profile image"
                shape="round"
                hasImage={profileImage !== null}
                onSave={setImage}
                onRemove={removeImage}
              />
            </Row>
          )}
        </Grid>
      </Card>
    </div>
  )
}
