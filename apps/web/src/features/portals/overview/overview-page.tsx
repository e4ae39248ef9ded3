import { formatDay } from '@praxis/domain/calendar/day'
import { useQuery } from '@tanstack/react-query'
import { Card } from '../../../ui/layout/card'
import { CardNote, CardRow } from '../../../ui/layout/card-row'
import { DetailsList, DetailsRow } from '../../../ui/layout/details-list'
import { Avatar } from '../../../ui/people/avatar'
import { DocumentRows } from '../documents/document-rows'
import { shares, usePortal } from '../frame/portal-context'
import { Answered } from '../frame/portal-states'
import { PortalLink } from '../place/place-context'
import { portalPeopleQuery, sharedDocumentsQuery } from '../portals.queries'
import classes from './overview.module.css'

/** What a client sees first. */
export function OverviewPage() {
  const portal = usePortal()
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        <ProjectCard />
      </div>
      <div className={classes.column}>
        <PeopleCard />
        {shares(portal, 'documents') && <DocumentsCard />}
      </div>
    </div>
  )
}

function ProjectCard() {
  const { project } = usePortal()
  return (
    <Card title="Project">
      <DetailsList>
        <DetailsRow label="Name">{project.name}</DetailsRow>
        <DetailsRow label="Lead">{project.lead.name}</DetailsRow>
        <DetailsRow label="Start">{project.startDate && formatDay(project.startDate)}</DetailsRow>
        <DetailsRow label="End">{project.endDate && formatDay(project.endDate)}</DetailsRow>
      </DetailsList>
    </Card>
  )
}

function PeopleCard() {
  const { reference, project } = usePortal()
  const asked = useQuery(portalPeopleQuery(reference))
  return (
    <Card title="People" count={asked.data?.length} flush>
      <Answered asked={asked}>
        {(people) =>
          people.length > 0 ? (
            <ul>
              {people.map(({ id, name }) => (
                <CardRow
                  key={id}
                  picture={<Avatar name={name} colourKey={id} decorative />}
                  name={<span>{name}</span>}
                  second={id === project.lead.id && 'Project lead'}
                />
              ))}
            </ul>
          ) : (
            <CardNote>Nobody has tasks here yet. {project.lead.name} leads the project.</CardNote>
          )
        }
      </Answered>
    </Card>
  )
}

const LATEST = 5

function DocumentsCard() {
  const { reference, company } = usePortal()
  const asked = useQuery(sharedDocumentsQuery(reference))
  const count = asked.data?.length ?? 0
  return (
    <Card
      title="Documents"
      count={count}
      flush
      actions={count > LATEST && <PortalLink page="documents">All</PortalLink>}
    >
      <Answered asked={asked}>
        {(documents) =>
          documents.length > 0 ? (
            <DocumentRows documents={documents.slice(0, LATEST)} />
          ) : (
            <CardNote>No documents yet. {company.name} shares them here.</CardNote>
          )
        }
      </Answered>
    </Card>
  )
}
