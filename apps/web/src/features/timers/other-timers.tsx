import { Text } from '../../ui/layout/box'

/** How many timers run beside the one that is named. */
export const OtherTimers = ({ count }: { count: number }) =>
  count > 0 && (
    <Text tone="third" weight="normal">
      {' '}
      +{count}
    </Text>
  )
