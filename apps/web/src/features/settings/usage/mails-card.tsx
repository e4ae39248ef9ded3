import type { CompanyUsage } from '@praxis/contract/company/company-usage'
import { ProgressBar } from '../../../ui/figures/progress-bar'
import { Box, Row, Text } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import classes from './usage.module.css'
import { beyondText, MAIL_WORDS, sentText } from './usage-words'

type Mails = CompanyUsage['mails'][number]

/** How many e-mails of each kind were sent, and how many were over the limit. */
export function MailsCard({ mails }: { mails: readonly Mails[] }) {
  return (
    <Card title="E-mails" note="sent for this workspace" flush>
      <ul className={classes.mails}>
        {mails.map((each) => (
          <li key={each.kind}>
            <Row align="stretch" justify="between" wrap size={13} weight="medium" style={{ gap: '0 var(--s2)' }}>
              <span>{MAIL_WORDS[each.kind]}</span>
              <Text tone="second" weight="normal" figures>
                {sentText(each)}
              </Text>
            </Row>
            <ProgressBar
              label={MAIL_WORDS[each.kind]}
              share={each.sent / each.most}
              tone={each.sent >= each.most ? 'error' : 'primary'}
            />
            {each.sent >= each.most && (
              <Text as="p" tone="error" size={12} figures>
                {beyondText(each)}
              </Text>
            )}
          </li>
        ))}
      </ul>
      <Box as="p" className={classes.foot} tone="third" size={12}>
        Over the limit, colleagues get their e-mails together within 15 minutes. People outside don’t get theirs.
      </Box>
    </Card>
  )
}
