import { telephoneLink, withHttpPrefix } from '@praxis/domain/links/link'
import { contactWayLabels } from '../forms/contact-ways'
import { DetailsRow } from '../layout/details-list'

type Way = keyof typeof contactWayLabels
type Ways = Readonly<Partial<Record<Way, string>>>

function ContactWay({ way, value }: { way: Way; value: string }) {
  if (way === 'fax') return value
  if (way === 'email') return <a href={`mailto:${value}`}>{value}</a>
  if (way !== 'website') return <a href={telephoneLink(value)}>{value}</a>
  return (
    <a href={withHttpPrefix(value)} target="_blank" rel="noreferrer">
      {value}
    </a>
  )
}

interface ContactWayRowsProps {
  readonly contact: Ways
  readonly ways: readonly Way[]
  /** Leaves out ways that are empty. */
  readonly compact?: boolean
}

/** The ways to reach somebody in a list of details, to press or to read. */
export function ContactWayRows({ contact, ways, compact = false }: ContactWayRowsProps) {
  return ways
    .filter((way) => !compact || contact[way])
    .map((way) => (
      <DetailsRow key={way} label={contactWayLabels[way]}>
        {contact[way] && <ContactWay way={way} value={contact[way]} />}
      </DetailsRow>
    ))
}
