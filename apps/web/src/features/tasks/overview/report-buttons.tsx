import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { showError } from '../../../ui/feedback/snackbar'
import type { BoardDoor } from '../board-door'
import { downloadReport, type ReportFilter, type ReportForm } from './download-report'

interface ReportButtonsProps {
  readonly door: BoardDoor
  readonly filter: ReportFilter
}

const FORMS: readonly { readonly form: ReportForm; readonly label: string }[] = [
  { form: 'csv', label: 'CSV' },
  { form: 'pdf', label: 'PDF' },
]

export function ReportButtons({ door, filter }: ReportButtonsProps) {
  const [waitsFor, setWaitsFor] = useState<ReportForm>()
  const download = async (form: ReportForm) => {
    setWaitsFor(form)
    try {
      await downloadReport(door, form, filter)
    } catch (error) {
      showError(error instanceof Error ? error.message : String(error))
    }
    setWaitsFor(undefined)
  }
  return FORMS.map(({ form, label }) => (
    <Button
      key={form}
      variant="default"
      leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
      loading={waitsFor === form}
      onClick={() => void download(form)}
      aria-label={`Download tasks as ${label}`}
    >
      {label}
    </Button>
  ))
}
