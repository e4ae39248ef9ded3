import { Box, Stack } from '../../ui/layout/box'
import { Card } from '../../ui/layout/card'
import { placesOf, Skeleton } from '../../ui/lists/skeleton'

/** Stands where a plan will, until it is there. */
export const PlaceOfPlan = () => (
  <Card flush>
    <Stack gap={4} style={{ padding: 'var(--s4)' }} aria-busy>
      {placesOf(8).map((place) => (
        <Box key={place}>
          <Skeleton index={place} />
        </Box>
      ))}
    </Stack>
  </Card>
)
