import { IconAlertTriangle } from '@tabler/icons-react'
import { Row } from '../../ui/layout/box'

/** What makes an approver look twice. */
export function Note({ children }: { children: string }) {
  return (
    <Row as="span" gap={1} tone="warning" size={12} weight="medium" oneLine>
      <IconAlertTriangle size={14} stroke={1.75} aria-hidden />
      {children}
    </Row>
  )
}
