import { Button, CopyButton } from '@mantine/core'
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react'
import { Grid, Row, Stack } from '../../../ui/layout/box'
import classes from './account-cards.module.css'

function download(codes: readonly string[]): void {
  const url = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'praxis-recovery-codes.txt'
  link.click()
  URL.revokeObjectURL(url)
}

/** Recovery codes are shown once: the server keeps only what it needs to recognise them. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <Stack gap={4}>
      <p className={classes.text}>
        Keep these recovery codes somewhere other than your phone. Each one works once, and you won’t see them again.
      </p>
      <Grid as="ul" size={14} className={classes.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Grid>
      <Row gap={2} wrap>
        <CopyButton value={codes.join('\n')}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              leftSection={copied ? <IconCheck size={16} stroke={1.75} /> : <IconCopy size={16} stroke={1.75} />}
              onClick={copy}
            >
              {copied ? 'Copied' : 'Copy'}
            </Button>
          )}
        </CopyButton>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.75} />}
          onClick={() => download(codes)}
        >
          Download
        </Button>
      </Row>
    </Stack>
  )
}
