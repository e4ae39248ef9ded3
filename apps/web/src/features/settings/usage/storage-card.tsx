import type { CompanyUsage } from '@praxis/contract/company/company-usage'
import { formatFileSize } from '@praxis/domain/files/file-size'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Box, Grid, Row, Text } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import classes from './usage.module.css'
import { KIND_WORDS, roomText, storageState } from './usage-words'

/** The storage that a company's files use, beside its limit. */
export function StorageCard({ storage }: { storage: CompanyUsage['storage'] }) {
  const { used, quota, kinds } = storage
  const state = storageState(storage)
  const share = quota > 0 ? Math.min(1, used / quota) : 1
  return (
    <Card title="Storage" note="files, logos and images">
      <Box as="p" tone="second" letters={13} figures>
        <Text as="b" tone="first" heading={24} style={{ marginInlineEnd: 4 }}>
          {formatFileSize(used)}
        </Text>{' '}
        of {formatFileSize(quota)}
      </Box>
      <Row
        gap="hair"
        align="stretch"
        className={classes.bar}
        role="progressbar"
        aria-label="Storage used"
        aria-valuenow={Math.round(share * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        {kinds.map(({ kind, bytes }) => (
          <span key={kind} data-kind={kind} style={{ width: `${(bytes / Math.max(used, quota)) * 100}%` }} />
        ))}
      </Row>
      <Row as="p" align="stretch" gap="6px" size={13} tone="second" figures className={classes.room} data-state={state}>
        {state !== 'roomy' && <IconAlertTriangle size={16} stroke={1.75} aria-hidden />}
        {roomText(storage)}
      </Row>
      {kinds.length > 0 && (
        <Grid as="dl" size={13} className={classes.kinds}>
          {kinds.map(({ kind, bytes }) => (
            <div key={kind}>
              <Row as="dt" gap={2} tone="second">
                <i data-kind={kind} aria-hidden />
                {KIND_WORDS[kind]}
              </Row>
              <Box as="dd" weight="medium" figures oneLine>
                {formatFileSize(bytes)}
              </Box>
            </div>
          ))}
        </Grid>
      )}
    </Card>
  )
}
