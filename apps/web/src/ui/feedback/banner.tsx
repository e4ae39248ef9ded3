import type { ReactNode, Ref } from 'react'
import { Row } from '../layout/box'
import classes from './banner.module.css'

export interface BannerProps {
  tone: 'info' | 'warning' | 'error'
  /** An icon of 18 px. */
  icon: ReactNode
  children: ReactNode
  actions?: ReactNode
  ref?: Ref<HTMLDivElement>
}

export function Banner({ tone, icon, children, actions, ref }: BannerProps) {
  return (
    <Row gap={3} letters={13} ref={ref} className={classes.banner} data-tone={tone} role="status">
      {icon}
      <span className={classes.text}>{children}</span>
      {actions}
    </Row>
  )
}
