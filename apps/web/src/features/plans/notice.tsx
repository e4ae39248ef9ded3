import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { icon } from '../../ui/icon'
import { Row, Text } from '../../ui/layout/box'
import classes from './plans.module.css'

interface NoticeProps {
  readonly tone: 'info' | 'warning' | 'error'
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** Something about the plan that is worth a look, within the page. */
export function Notice({ tone, action, children }: NoticeProps) {
  return (
    <Row
      className={classes.notice}
      data-tone={tone}
      gap={2}
      wrap
      size={13}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      {tone === 'info' ? <IconInfoCircle {...icon} /> : <IconAlertTriangle {...icon} />}
      <Text grow shrinks breaks>
        {children}
      </Text>
      {action}
    </Row>
  )
}
