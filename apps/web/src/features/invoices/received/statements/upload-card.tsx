import { Button, Input, Skeleton } from '@mantine/core'
import { LARGEST_STATEMENT_FILE } from '@praxis/contract/invoices/bank-statement-rules'
import type { Currency } from '@praxis/contract/protocol/values'
import { formatFileSize } from '@praxis/domain/files/file-size'
import { fileSize } from '@praxis/domain/validation/file-rules'
import { useNavigate } from '@tanstack/react-router'
import { type ClipboardEvent, Suspense, useId, useState } from 'react'
import { useWorkspaceViewer } from '../../../../shell/workspace/workspace-context'
import { messageOf } from '../../../../ui/feedback/message-of'
import { showSuccess } from '../../../../ui/feedback/snackbar'
import { filesOfPaste } from '../../../../ui/files/pasted-files'
import { SelectField } from '../../../../ui/forms/select-field'
import { TextField } from '../../../../ui/forms/text-field'
import { late } from '../../../../ui/late/late'
import { Row, Text } from '../../../../ui/layout/box'
import { Card } from '../../../../ui/layout/card'
import classes from './lines.module.css'
import { statementAddress } from './statement-link'
import { useUploadBankStatement } from './statements.mutations'

const FileDropZone = late(() =>
  import('../../../../ui/files/file-drop-zone').then((module) => ({ default: module.FileDropZone })),
)

const CURRENCIES = (['GBP', 'USD', 'EUR', 'ZAR'] as const).map((value) => ({ value, label: value }))

const isCurrency = (value: string | null): value is Currency => CURRENCIES.some((each) => each.value === value)

/** Statements are uploaded as they are dropped; the only one is opened. */
export function UploadCard() {
  const id = useId()
  const { company } = useWorkspaceViewer()
  const navigate = useNavigate()
  const [account, setAccount] = useState('')
  const [currency, setCurrency] = useState<Currency>()
  const [asksMore, setAsksMore] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { mutateAsync: uploadBankStatement, isPending } = useUploadBankStatement()

  const upload = async (files: readonly File[]) => {
    if (isPending || files.length === 0) return
    setProblem(fileSize(LARGEST_STATEMENT_FILE)(files))
    const fitting = files.filter((file) => fileSize(LARGEST_STATEMENT_FILE)(file) === undefined)
    const ids: string[] = []
    for (const file of fitting) {
      try {
        ids.push((await uploadBankStatement({ file, account, currency })).id)
      } catch (error) {
        return setProblem(`${file.name}: ${messageOf(error)}`)
      }
    }
    const [only] = ids
    if (only === undefined) return
    showSuccess(ids.length === 1 ? 'Uploaded' : `${ids.length} statements uploaded`)
    if (ids.length === 1) await navigate(statementAddress(company.domain, only))
  }
  const paste = (event: ClipboardEvent) => {
    event.preventDefault()
    void upload(filesOfPaste(event.clipboardData, new Date()))
  }

  return (
    <Card title="Upload bank statements">
      <Input.Wrapper
        id={id}
        error={problem}
        description={
          problem
            ? undefined
            : `CAMT.053, MT940 or CSV, as your bank exports them, up to ${formatFileSize(LARGEST_STATEMENT_FILE)} each. Lines that are known already are left out.`
        }
      >
        <Suspense fallback={<Skeleton height={62} />}>
          <FileDropZone
            label="Bank statements"
            name="statements"
            multiple
            accept={undefined}
            maxBytes={LARGEST_STATEMENT_FILE}
            disabled={isPending}
            isInvalid={problem !== undefined}
            describedBy={problem ? `${id}-error` : `${id}-description`}
            onFiles={(files) => void upload(files)}
            onPaste={paste}
            onBlur={undefined}
          />
        </Suspense>
      </Input.Wrapper>
      <Row gap={3} wrap style={{ marginTop: 'var(--s2)' }} aria-live="polite">
        {isPending && <Text size={13}>Uploading…</Text>}
        <Button variant="subtle" size="compact-sm" aria-expanded={asksMore} onClick={() => setAsksMore(!asksMore)}>
          The file doesn’t name its account or currency
        </Button>
      </Row>
      {asksMore && (
        <div className={classes.upload}>
          <TextField label="Account" optional hint="Such as its IBAN" value={account} onChange={setAccount} />
          <SelectField
            label="Currency"
            optional
            clearable
            hint="Your workspace’s unless chosen"
            options={CURRENCIES}
            value={currency ?? null}
            onChange={(value) => setCurrency(isCurrency(value) ? value : undefined)}
          />
        </div>
      )}
    </Card>
  )
}
