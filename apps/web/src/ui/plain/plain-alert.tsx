import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './plain.module.css'

interface PlainAlertProps {
  title: ReactNode
  tone?: 'error' | 'success'
  children?: ReactNode
}

export function PlainAlert({ title, tone = 'error', children }: PlainAlertProps) {
  const Icon = tone === 'error' ? IconAlertTriangle : IconCircleCheck
  return (
    <div className={classes.alert} data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon size={18} stroke={1.75} aria-hidden />
      <span>
        <b>{title}</b>
        {children}
      </span>
    </div>
  )
}
