import { IconLock } from '@tabler/icons-react'
import { Row } from '../../../ui/layout/box'

/** Says why the settings cannot be changed. */
export function Locked() {
  return (
    <Row as="span" inline gap={1} tone="third" letters={12} oneLine>
      <IconLock size={14} stroke={1.75} aria-hidden />
      Built in
    </Row>
  )
}
