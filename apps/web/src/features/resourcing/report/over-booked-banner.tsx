import { Button } from '@mantine/core'
import type { ResourcingGroups } from '@praxis/contract/planning/resourcing'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Banner } from '../../../ui/feedback/banner'
import { overBookedTexts } from './resourcing-words'

interface OverBookedBannerProps {
  readonly report: ResourcingGroups
  /** Absent while only they are shown. */
  readonly onShow?: (() => void) | undefined
}

export function OverBookedBanner({ report, onShow }: OverBookedBannerProps) {
  if (report.overBookedEmployeeCount === 0) return null
  const { title, who } = overBookedTexts(report)
  return (
    <Banner
      tone="error"
      icon={<IconAlertTriangle size={18} stroke={1.75} aria-hidden />}
      actions={
        onShow && (
          <Button size="xs" variant="subtle" c="var(--error-text)" onClick={onShow}>
            Show them
          </Button>
        )
      }
    >
      <b>{title}</b> {who}
    </Banner>
  )
}
