import { ActionIcon, Button, FileButton } from '@mantine/core'
import { IconCar, IconPhoto, IconSend } from '@tabler/icons-react'
import { icon } from '../../../ui/icon'
import { Grid } from '../../../ui/layout/box'
import { PhoneDock } from '../../../ui/layout/phone-dock'
import type { Submitting } from '../use-submitting'
import classes from './expenses-list.module.css'

interface ExpensesDockProps {
  readonly openCount: number
  readonly submitting: Submitting
  readonly onPhotos: (files: readonly File[]) => void
  readonly onMileage: () => void
}

/** What is done on the way, at the edge of a phone: a way, all claims submitted, a receipt photographed. */
export function ExpensesDock({ openCount, submitting, onPhotos, onMileage }: ExpensesDockProps) {
  return (
    <PhoneDock>
      <Grid grow gap={2} className={classes.dock}>
        <ActionIcon size={44} variant="default" aria-label="Claim mileage" onClick={onMileage}>
          <IconCar size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
        <Button
          size="lg"
          variant="default"
          leftSection={<IconSend {...icon} />}
          disabled={!submitting.isReady}
          loading={submitting.isSubmitting}
          onClick={submitting.submit}
        >
          Submit {openCount}
        </Button>
        <FileButton
          accept="image/*"
          capture="environment"
          onChange={(file) => file && onPhotos([file])}
          inputProps={{ 'aria-label': 'Photograph of a receipt' }}
        >
          {(button) => (
            <Button {...button} size="lg" leftSection={<IconPhoto {...icon} />}>
              Photograph receipt
            </Button>
          )}
        </FileButton>
      </Grid>
    </PhoneDock>
  )
}
