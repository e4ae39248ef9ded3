import { Checkbox } from '@mantine/core'
import type { UninvoicedClient } from '@praxis/contract/invoices/uninvoiced-work'
import { formatMoney } from '@praxis/domain/money/money'
import { IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DateRangeField } from '../../../ui/dates/date-range-field'
import { useTypedSearch } from '../../../ui/forms/picker/use-typed-search'
import { SearchField } from '../../../ui/forms/search-field'
import { SelectField } from '../../../ui/forms/select-field'
import { Row, Stack, Text } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { CardNote } from '../../../ui/layout/card-row'
import { EmptyState, ErrorState } from '../../../ui/lists/list-states'
import { Skeletons } from '../../../ui/lists/skeleton'
import { Logo } from '../../../ui/people/logo'
import { clientQuery } from '../../clients/clients.queries'
import { ProjectLogo } from '../../projects/project-logo'
import { projectQuery, projectSearchQuery } from '../../projects/projects.queries'
import { useReadersTimeZone, useToday } from '../../reader/readers-time'
import { uninvoicedClientsQueries } from '../invoices.queries'
import classes from './create.module.css'
import type { NewInvoiceDraft } from './new-invoice'

interface ProjectsStepProps {
  readonly draft: NewInvoiceDraft
  readonly onChange: (changes: Partial<NewInvoiceDraft>) => void
  /** The client that the invoice is for, where it is known. */
  readonly clientID: string | undefined
}

const SHOWN = 10

/** Which projects of a client the invoice is for, and for which days. */
export function ProjectsStep({ draft, onChange, clientID }: ProjectsStepProps) {
  const today = useToday(useReadersTimeZone())
  const { data: client } = useQuery({ ...clientQuery(clientID ?? ''), enabled: clientID !== undefined })
  const [typed, setTyped] = useState<string>()
  const search = typed ?? client?.details.name ?? ''
  const { data, error, refetch } = useQuery({
    ...uninvoicedClientsQueries({ per: SHOWN, ...(search && { search }) }).page(1),
    enabled: clientID === undefined || client !== undefined || typed !== undefined,
  })
  const choose = (id: string, isOn: boolean) =>
    onChange({
      projectIDs: isOn ? [...draft.projectIDs, id] : draft.projectIDs.filter((each) => each !== id),
    })
  return (
    <Stack gap={4} shrinks>
      <Card title="Period" note="of work and expenses">
        <DateRangeField
          label="Period"
          hideLabel
          today={today}
          placeholder="All days up to today"
          value={draft.period}
          onChange={(period) => onChange({ period })}
        />
      </Card>
      <Card title="Projects" note="of one client and currency" flush>
        <Stack gap={3} style={{ padding: '0 var(--s4) var(--s3)' }}>
          <SearchField label="Client or project" value={search} onSearch={setTyped} autoFocus />
        </Stack>
        {error && !data && <ErrorState text={error.message} onRetry={() => void refetch()} />}
        {!data && !error && (
          <CardNote>
            <Skeletons count={4} />
          </CardNote>
        )}
        {data?.items.length === 0 && (
          <EmptyState
            text={
              search
                ? 'No open work matches. Choose any project below.'
                : 'No work is waiting to be invoiced. Choose any project below.'
            }
            icon={<IconCircleCheck size={20} stroke={1.75} />}
          />
        )}
        {data?.items.map((listed) => (
          <ClientProjects key={listed.id} listed={listed} chosen={draft.projectIDs} onChoose={choose} />
        ))}
      </Card>
      <OtherProjects draft={draft} listed={data?.items ?? []} onChoose={choose} />
    </Stack>
  )
}

/** The client and currency that the projects chosen so far have. */
function useAnchor(projectIDs: readonly string[]) {
  const [first] = projectIDs
  const { data } = useQuery({ ...projectQuery(first ?? ''), enabled: first !== undefined })
  return first === undefined || !data ? undefined : { clientID: data.client?.id, currency: data.details.currency }
}

interface ClientProjectsProps {
  readonly listed: UninvoicedClient
  readonly chosen: readonly string[]
  readonly onChoose: (id: string, isOn: boolean) => void
}

function ClientProjects({ listed: { client, projects }, chosen, onChoose }: ClientProjectsProps) {
  const anchor = useAnchor(chosen)
  return (
    <section aria-label={client.name}>
      <Row gap={2} size={13} weight="medium" className={classes.project} style={{ background: 'var(--surface-2)' }}>
        <Logo name={client.name} image={client.logoImage} colourKey={client.id} size="xs" />
        <Text shrinks breaks>
          {client.name}
        </Text>
      </Row>
      <ul>
        {projects.map(({ id, name, sums }) => {
          const fits = !anchor || (anchor.clientID === client.id && anchor.currency === sums.currency)
          return (
            <li key={id} className={classes.project}>
              <Checkbox
                id={`project-${id}`}
                checked={chosen.includes(id)}
                disabled={!fits}
                onChange={({ currentTarget }) => onChoose(id, currentTarget.checked)}
                aria-label={name}
              />
              <label htmlFor={`project-${id}`}>
                <Text weight="medium" tone={fits ? 'first' : 'third'} breaks>
                  {name}
                </Text>
                {!fits && (
                  <Text block tone="third" size={12}>
                    {anchor.clientID === client.id ? 'In another currency' : 'Of another client'}
                  </Text>
                )}
              </label>
              <Text tone="second" figures oneLine>
                {formatMoney(sums.total, sums.currency)}
              </Text>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface OtherProjectsProps {
  readonly draft: NewInvoiceDraft
  readonly listed: readonly UninvoicedClient[]
  readonly onChoose: (id: string, isOn: boolean) => void
}

/** Projects without open work, for agreements ahead of their time and free items; and those out of sight. */
function OtherProjects({ draft, listed, onChoose }: OtherProjectsProps) {
  const { text, searching } = useTypedSearch()
  const search = useQuery(projectSearchQuery(text))
  const anchor = useAnchor(draft.projectIDs)
  const inSight = new Set(listed.flatMap(({ projects }) => projects.map(({ id }) => id)))
  const others = draft.projectIDs.filter((id) => !inSight.has(id))
  const offered = (search.data ?? []).filter(
    ({ id, client }) => client !== null && !draft.projectIDs.includes(id) && (!anchor || client.id === anchor.clientID),
  )
  return (
    <Card title="Another project" note="such as one without open work" flush>
      {others.map((id) => (
        <ChosenProject key={id} id={id} onRemove={() => onChoose(id, false)} />
      ))}
      <div style={{ padding: 'var(--s2) var(--s4) var(--s4)' }}>
        <SelectField
          label="Another project"
          hideLabel
          placeholder="Find a project…"
          options={offered.map((project) => ({
            value: project.id,
            label: project.name,
            picture: <ProjectLogo project={project} size="xs" />,
          }))}
          {...searching(search)}
          value={null}
          onChange={(id) => id !== null && onChoose(id, true)}
        />
      </div>
    </Card>
  )
}

function ChosenProject({ id, onRemove }: { id: string; onRemove: () => void }) {
  const { data } = useQuery(projectQuery(id))
  const name = data?.details.name ?? '…'
  return (
    <div className={classes.project}>
      <Checkbox checked onChange={onRemove} aria-label={name} />
      <Text weight="medium" shrinks breaks>
        {name}
      </Text>
      <Text tone="third">{data?.client?.name}</Text>
    </div>
  )
}
