import { ActionIcon, Button } from '@mantine/core'
import { MOST_PLACES } from '@praxis/contract/expenses/expense-rules'
import type { Place } from '@praxis/contract/expenses/expense-shapes'
import { IconGripVertical, IconPlus, IconX } from '@tabler/icons-react'
import { icon } from '../../../ui/icon'
import { Box, Text } from '../../../ui/layout/box'
import { useReordering } from '../../../ui/lists/use-reordering'
import classes from './mileage.module.css'
import { NO_PLACE } from './mileage-values'
import { PlaceField } from './place-field'

interface PlacesFieldProps {
  readonly value: readonly Place[]
  readonly onChange: (places: readonly Place[]) => void
  readonly error?: string | undefined
}

const labelOf = (index: number, count: number): string =>
  index === 0 ? 'From' : index === count - 1 ? 'To' : `Stop ${index}`

/** Where the way begins, leads through and ends, in any order that its handles are brought to. */
export function PlacesField({ value: places, onChange, error }: PlacesFieldProps) {
  const keys = places.map((_, index) => String(index))
  const reordering = useReordering({
    keys,
    onMove: (key, to) => {
      const moved = places[Number(key)]
      if (moved) onChange(places.toSpliced(Number(key), 1).toSpliced(to, 0, moved))
    },
  })
  return (
    <div>
      <ol className={classes.places} {...reordering.listProps}>
        {reordering.order.map((key, index) => {
          const place = places[Number(key)] ?? NO_PLACE
          const label = labelOf(index, places.length)
          const isStop = index > 0 && index < places.length - 1
          return (
            <li key={key} className={classes.place} {...reordering.rowProps(key)}>
              <span
                className={classes.pin}
                data-end={index === places.length - 1 || undefined}
                data-stop={isStop || undefined}
              />
              <PlaceField
                label={label}
                hideLabel
                isFirst={index === 0 && place.label === ''}
                placeholder={label}
                value={place}
                onChange={(changed) => onChange(places.with(Number(key), changed))}
              />
              <span>
                {isStop && (
                  <ActionIcon
                    size="sm"
                    aria-label={`Remove ${label.toLowerCase()}`}
                    onClick={() => onChange(places.toSpliced(Number(key), 1))}
                  >
                    <IconX {...icon} />
                  </ActionIcon>
                )}
                <ActionIcon
                  size="sm"
                  className={classes.handle ?? ''}
                  aria-label={`Move ${place.label || label}`}
                  title="Drag, or move with the arrow keys"
                  {...reordering.handleProps(key)}
                >
                  <IconGripVertical {...icon} />
                </ActionIcon>
              </span>
            </li>
          )
        })}
      </ol>
      <Box className={classes.addStop}>
        {error && (
          <Text as="p" size={12} tone="error">
            {error}
          </Text>
        )}
        {places.length < MOST_PLACES && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconPlus {...icon} />}
            onClick={() => onChange(places.toSpliced(-1, 0, NO_PLACE))}
          >
            Stop on the way
          </Button>
        )}
      </Box>
    </div>
  )
}
