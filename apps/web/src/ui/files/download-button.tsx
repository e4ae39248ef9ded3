import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { attempt } from '../feedback/attempt'

interface DownloadButtonProps {
  /** What is downloaded, for screen readers: 'Download time as CSV'. */
  readonly label: string
  readonly format?: 'CSV' | 'PDF'
  readonly download: () => Promise<void>
}

export function DownloadButton({ label, format = 'CSV', download }: DownloadButtonProps) {
  const [isWaiting, setIsWaiting] = useState(false)
  const start = async () => {
    setIsWaiting(true)
    await attempt(download())
    setIsWaiting(false)
  }
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
      loading={isWaiting}
      onClick={() => void start()}
      aria-label={label}
    >
      {format}
    </Button>
  )
}
