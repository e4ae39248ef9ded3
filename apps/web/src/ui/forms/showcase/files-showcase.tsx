import { Button } from '@mantine/core'
import { useState } from 'react'
import { FileField } from '../../files/file-field'
import { ImageUploadDialog } from '../../files/image-upload-dialog'
import { Row, Stack } from '../../layout/box'
import { Card } from '../../layout/card'
import { RichTextField } from '../../rich-text/rich-text-field'
import { RichTextView } from '../../rich-text/rich-text-view'
import { Shown } from './shown'

const SAMPLE =
  '<h2>Kick-off</h2><p>Agreed the <strong>three feeds</strong> and who owns them.</p><ul><li>Billing</li><li>Telemetry</li></ul>'

const receipt = new File(['{}'], 'receipt-2026-11-12.json', { type: 'application/json' })

export function FilesShowcase() {
  const [isUploading, setIsUploading] = useState(false)
  return (
    <>
      <Card title="Files and images">
        <Stack gap={4}>
          <Shown<readonly File[]> initial={[receipt]}>
            {(field) => <FileField label="Attachments" optional {...field} />}
          </Shown>
          <Shown<readonly File[]> initial={[]}>
            {(field) => (
              <FileField label="Receipt" multiple={false} error="File too large (max size: 10 MB)" {...field} />
            )}
          </Shown>
          <Row wrap style={{ gap: 'var(--s3) var(--s4)' }}>
            <Button variant="default" onClick={() => setIsUploading(true)}>
              Profile image…
            </Button>
          </Row>
          <ImageUploadDialog
            title="Profile image"
            shape="round"
            opened={isUploading}
            onClose={() => setIsUploading(false)}
            onSave={async () => {}}
          />
        </Stack>
      </Card>
      <Card title="Rich text">
        <Stack gap={4}>
          <Shown initial={SAMPLE}>{(field) => <RichTextField label="Description" {...field} />}</Shown>
          <Shown initial="">
            {(field) => (
              <RichTextField label="Notes" placeholder="What was said?" error="Notes is required" {...field} />
            )}
          </Shown>
          <RichTextView html={SAMPLE} />
        </Stack>
      </Card>
    </>
  )
}
