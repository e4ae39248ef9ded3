import type { CompanyUsage } from '@praxis/contract/company-usage'
import { momentText } from '../../../ui/dates/moment-text'
import { ProgressBar } from '../../../ui/figures/progress-bar'
import { Card } from '../../../ui/layout/card'
import classes from './usage.module.css'
import { MAIL_WORDS, sentText } from './usage-words'

type Mails = CompanyUsage['mails'][number]

/** How many e-mails of each kind went out, and what was too much. */
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
              tone={each.beyond > 0 ? 'error' : 'primary'}
            />
            {each.beyond > 0 && (
              <p className={classes.beyond}>
                {each.beyond.toLocaleString('en-GB')} over the limit
                {each.resetsAt && `, resets at ${momentText(each.resetsAt)}`}
              </p>
            )}
          </li>
        ))}
      </ul>
      <p className={classes.foot}>
        Over the limit, colleagues get their e-mails together within 15 minutes. People outside don’t get theirs.
      </p>
    </Card>
  )
}
