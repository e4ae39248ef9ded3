import { UnstyledButton } from '@mantine/core'
import { momentText, timesText } from '@praxis/domain/assets/asset-time-text'
import type { Span } from '@praxis/domain/assets/asset-use'
import { serverNow } from '../../../../api/server-clock'
import { Stack, Text } from '../../../../ui/layout/box'
import { Skeletons } from '../../../../ui/lists/skeleton'
import classes from './free-times.module.css'
import type { BookingForm } from './use-booking-form'

const MOST_SHOWN = 6

/** When the chosen asset is free in the next four weeks; a press takes such a time. */
export function FreeTimes({ of, onTake }: { of: BookingForm; onTake: (time: Span) => void }) {
  const { form, free, timeZone } = of
  const { assetID } = form.values
  const nowText = new Date(serverNow()).toISOString()
  return (
    <Stack as="section" gap={2} className={classes.free} aria-label="Free times">
      <Text as="h3" size={12} tone="third" weight="medium">
        Free in the next four weeks
      </Text>
      {assetID === null ? (
        <Text size={13} tone="third">
          Choose an asset to see when it’s free.
        </Text>
      ) : free === undefined ? (
        <Skeletons count={3} />
      ) : free.length === 0 ? (
        <Text size={13} tone="second">
          Not free in the next four weeks.
        </Text>
      ) : (
        <ul>
          {free.slice(0, MOST_SHOWN).map((time, index) => (
            <li key={time.from}>
              <UnstyledButton className={classes.time} onClick={() => onTake(time)}>
                {freeText(time, index === 0 && time.from <= nowText, index === free.length - 1, timeZone)}
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}

/** A free time in words; the last one ends only where the four weeks do. */
function freeText(time: Span, isNow: boolean, isLast: boolean, timeZone: string): string {
  if (isNow) return isLast ? 'All the time' : `Until ${momentText(time.to, timeZone)}`
  return isLast ? `From ${momentText(time.from, timeZone)}` : timesText(time, timeZone)
}
