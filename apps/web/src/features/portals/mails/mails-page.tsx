import { type ChosenVisitorMails, portalMails } from '@praxis/contract/portals/portal-mails'
import { type VisitorMail, visitorMails } from '@praxis/contract/portals/portal-rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showing, useCall } from '../../../api/use-call'
import { messageOf } from '../../../ui/feedback/message-of'
import { Card } from '../../../ui/layout/card'
import { CardNote, CardRow } from '../../../ui/layout/card-row'
import { Avatar } from '../../../ui/people/avatar'
import { PlainAlert } from '../../../ui/plain/plain-alert'
import { PlainButton } from '../../../ui/plain/plain-button'
import { PlainCheckbox } from '../../../ui/plain/plain-checkbox'
import { usePortal } from '../frame/portal-context'
import { Answered } from '../frame/portal-states'
import { visitorEmailsQuery, visitorMailsQuery } from '../portals.queries'
import classes from './mails-page.module.css'

const LABELS: Readonly<Record<VisitorMail, string>> = {
  comments: 'Comments on tasks',
  statusChanges: 'Tasks that move to another status',
  signOffs: 'Approvals you’re asked for, and answers to your questions',
  invoices: 'New invoices',
}

/** Which e-mails the visitor gets of the portal; each choice is saved as it is made. */
export default function MailsPage() {
  const { reference, visitor } = usePortal()
  const asked = useQuery(visitorMailsQuery(reference))
  return (
    <div className={classes.page}>
      <Card title="E-mails" note={visitor && `to ${visitor.email}`}>
        <Answered asked={asked}>
          {(chosen) =>
            chosen.offered.length > 0 ? (
              <Choices chosen={chosen} />
            ) : (
              <CardNote>This portal doesn’t send any e-mails about its project.</CardNote>
            )
          }
        </Answered>
      </Card>
      <Others />
    </div>
  )
}

/** Who else may be mailed of the same: the visitors of this portal. */
function Others() {
  const { reference, visitor } = usePortal()
  const { data } = useQuery(visitorEmailsQuery(reference))
  const others = data?.filter((email) => email !== visitor?.email) ?? []
  if (others.length === 0) return null
  return (
    <Card title="Also in this portal" note="each chooses their own e-mails" count={others.length} flush>
      <ul>
        {others.map((email) => (
          <CardRow
            key={email}
            picture={<Avatar name={email} colourKey={email} decorative />}
            name={<span>{email}</span>}
          />
        ))}
      </ul>
    </Card>
  )
}

function Choices({ chosen: { mails, offered } }: { chosen: ChosenVisitorMails }) {
  const { reference, isPreview } = usePortal()
  const query = visitorMailsQuery(reference)
  const [problem, setProblem] = useState<string>()
  const [isSaved, setIsSaved] = useState(false)
  const { mutateAsync: choose } = useCall(
    portalMails.setVisitorMails,
    (next: readonly VisitorMail[]) => ({ params: { projectId: reference }, body: { mails: [...next] } }),
    {
      keep: () => [query],
      ahead: (next) => showing(query, (current) => ({ ...current, mails: [...next] })),
      inOrder: `mails ${reference}`,
    },
  )
  const save = async (next: readonly VisitorMail[]) => {
    setProblem(undefined)
    setIsSaved(false)
    try {
      await choose(next)
      setIsSaved(true)
    } catch (error) {
      setProblem(messageOf(error))
    }
  }
  const isOn = (mail: VisitorMail) => mails.includes(mail)
  return (
    <fieldset className={classes.choices} disabled={isPreview}>
      <legend className={classes.legend}>Send me an e-mail about</legend>
      {visitorMails
        .filter((mail) => offered.includes(mail))
        .map((mail) => (
          <PlainCheckbox
            key={mail}
            label={LABELS[mail]}
            checked={isOn(mail)}
            onChange={({ currentTarget: { checked } }) =>
              void save(visitorMails.filter((each) => (each === mail ? checked : isOn(each))))
            }
          />
        ))}
      {problem && <PlainAlert title="Not saved. ">{problem}</PlainAlert>}
      <div className={classes.foot}>
        <PlainButton variant="default" fit disabled={mails.length === 0} onClick={() => void save([])}>
          Stop all e-mails
        </PlainButton>
        <span role="status">{isSaved && 'Saved'}</span>
      </div>
    </fieldset>
  )
}
