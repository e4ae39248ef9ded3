import type { CompanyUsage } from '@praxis/contract/company/company-usage'
import { ProgressBar } from '../../../ui/figures/progress-bar'
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
            <div className={classes.line}>
              <span>{MAIL_WORDS[each.kind]}</span>
              <span className={classes.figures}>{sentText(each)}</span>
            </div>
            <ProgressBar
              label={MAIL_WORDS[each.kind]}
              share={each.sent / each.most}
              tone={each.sent >= each.most ? 'error' : 'primary'}
            />
            {each.sent >= each.most && <p className={classes.beyond}>{beyondText(each)}</p>}
          </li>
        ))}
      </ul>
      <p className={classes.foot}>
        Over the limit, colleagues get their e-mails together within 15 minutes. People outside don’t get theirs.
      </p>
    </Card>
  )
}
