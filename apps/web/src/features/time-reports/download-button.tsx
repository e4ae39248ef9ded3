import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { showError } from '../../ui/feedback/snackbar'

interface DownloadButtonProps {
  /** What is downloaded, for those who hear it: 'Download time as CSV'. */
  readonly label: string
  readonly download: () => Promise<void>
}

export function DownloadButton({ label, download }: DownloadButtonProps) {
  const [waits, setWaits] = useState(false)
  const start = async () => {
    setWaits(true)
    try {
      await download()
    } catch (error) {
      showError(error instanceof Error ? error.message : String(error))
    }
    setWaits(false)
  }
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
      loading={waits}
      onClick={() => void start()}
      aria-label={label}
    >
      CSV
    </Button>
  )
}
