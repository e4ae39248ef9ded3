import { Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { timeSheetGroupings } from '@praxis/contract/invoices/invoice-rules'
import type { UninvoicedWork } from '@praxis/contract/invoices/uninvoiced-work'
import { uniqueKey } from '@praxis/contract/protocol/unique-key'
import { formatMoney } from '@praxis/domain/money/money'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { ClosedPage } from '../../../shell/errors/closed-page'
import { LeavingGuard } from '../../../shell/leaving-guard'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { DateField } from '../../../ui/dates/date-field'
import { DateRangeField } from '../../../ui/dates/date-range-field'
import { DraftNotice } from '../../../ui/drafts/draft-notice'
import { useStoredState } from '../../../ui/drafts/use-stored-state'
import { messageOf } from '../../../ui/feedback/message-of'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { FormRefusal } from '../../../ui/forms/form'
import { SelectField } from '../../../ui/forms/select-field'
import { TextField } from '../../../ui/forms/text-field'
import { KeyHint } from '../../../ui/keys/key-hint'
import { Box, Row, Stack, Text } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { PageHead } from '../../../ui/layout/page-head'
import { ErrorState } from '../../../ui/lists/list-states'
import { Skeletons } from '../../../ui/lists/skeleton'
import { Logo } from '../../../ui/people/logo'
import { Notice } from '../../plans/notice'
import { useReadersTimeZone, useToday } from '../../reader/readers-time'
import { INVOICES, invoiceAddress } from '../invoice-link'
import { GROUPINGS } from '../invoice-words'
import { useCreateInvoice } from '../invoices.mutations'
import { uninvoicedWorkQuery } from '../invoices.queries'
import { SchedulerOfProject } from '../schedulers/scheduler-of-project'
import classes from './create.module.css'
import type { CreateInvoiceSearch } from './create-invoice-search'
import { FreeItems } from './free-items'
import {
  askedWork,
  hindrance,
  type NewInvoiceDraft,
  newDraft,
  newInvoiceInput,
  type Step,
  sumsOfDraft,
  withGrouping,
} from './new-invoice'
import { OpenWork } from './open-work'
import { ProjectsStep } from './projects-step'
import { ReviewStep } from './review-step'
import { Steps } from './steps'
import { SumsBeside } from './sums-beside'

const TITLE = 'New invoice'

export function CreateInvoiceScreen({ search }: { search: CreateInvoiceSearch }) {
  const { capabilities } = useWorkspaceViewer()
  const isAllowed = capabilities.has('isInvoicer')
  // Whoever loses the right while choosing keeps what was chosen; the server refuses to save it.
  const [wasAllowed, setWasAllowed] = useState(isAllowed)
  if (isAllowed && !wasAllowed) setWasAllowed(true)
  if (!isAllowed && !wasAllowed) return <ClosedPage title={TITLE} />
  return <CreateInvoice key={search.projectID ?? search.clientID ?? ''} search={search} />
}

function CreateInvoice({ search: { projectID, clientID } }: { search: CreateInvoiceSearch }) {
  const { company } = useWorkspaceViewer()
  const navigate = useNavigate()
  const [first] = useState(() => newDraft(projectID, uniqueKey()))
  const draftKey = `invoice/new/${projectID ?? clientID ?? ''}`
  const stored = useStoredState<NewInvoiceDraft>(draftKey)
  const draft = stored.value ?? first
  const change = (changes: Partial<NewInvoiceDraft>) => stored.set({ ...draft, ...changes })
  const query = useQuery({ ...uninvoicedWorkQuery(askedWork(draft)), enabled: draft.projectIDs.length > 0 })
  const work = draft.projectIDs.length > 0 ? query.data : undefined
  const { mutateAsync: createInvoice, isPending } = useCreateInvoice()
  const [refusal, setRefusal] = useState<string>()
  const heading = useRef<HTMLDivElement>(null)
  const { step } = draft
  const shownStep = useRef(step)
  useEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    heading.current?.focus()
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [step])

  const inTheWay = work && hindrance(work, draft)
  const net = work ? sumsOfDraft(work, draft).net : 0
  const create = async () => {
    if (!work || isPending) return
    setRefusal(undefined)
    try {
      const { id } = await createInvoice({
        body: newInvoiceInput(work, draft),
        idempotencyKey: draft.idempotencyKey,
      })
      stored.discard()
      showSuccess('Created successfully')
      await navigate({ ...invoiceAddress(company.domain, id), replace: true, ignoreBlocker: true })
    } catch (error) {
      setRefusal(messageOf(error))
      // What is sent next is another request.
      change({ idempotencyKey: uniqueKey() })
    }
  }
  const goTo = (next: Step) => change({ step: next })
  const canGoOn = step === 1 ? draft.projectIDs.length > 0 : work !== undefined && inTheWay === undefined
  const goOn = () => {
    if (!canGoOn) return
    if (step === 3) void create()
    else goTo(step === 1 ? 2 : 3)
  }
  useHotkeys([['mod+Enter', goOn]], [], true)
  const names = work?.projects.map(({ name }) => name).join(', ')

  return (
    <div className={classes.page}>
      <PageHead
        title={names && step > 1 ? `New invoice for ${names}` : TITLE}
        over={
          <Link to={INVOICES} params={{ companyDomain: company.domain }}>
            Invoices
          </Link>
        }
        actions={<Steps current={step} />}
      />
      <Box tabIndex={-1} ref={heading} style={{ outline: 'none' }} />
      {step === 1 ? (
        <Stack gap={4} className={classes.one}>
          <DraftNotice draft={stored.notice} />
          <ProjectsStep draft={draft} onChange={change} clientID={clientID} />
        </Stack>
      ) : (
        <div className={classes.columns}>
          <Stack gap={3} shrinks>
            <DraftNotice draft={stored.notice} />
            {refusal && <FormRefusal>{refusal}</FormRefusal>}
            {!work &&
              (query.error ? (
                <Card flush>
                  <ErrorState text={query.error.message} onRetry={() => void query.refetch()} />
                </Card>
              ) : (
                <Card>
                  <Stack gap={4} aria-busy>
                    <Skeletons count={8} />
                  </Stack>
                </Card>
              ))}
            {work && step === 2 && (
              <OpenWork
                work={work}
                choice={draft.choice}
                onChoice={(choice) => change({ choice })}
                grouping={
                  <SelectField
                    label="Time sheet grouping"
                    hideLabel
                    compact
                    options={timeSheetGroupings.map((value) => ({ value, label: GROUPINGS[value] }))}
                    value={draft.timeSheetGrouping}
                    onChange={(value) => {
                      const grouping = timeSheetGroupings.find((each) => each === value)
                      if (grouping) stored.set(withGrouping(draft, grouping, work))
                    }}
                  />
                }
              >
                <FreeItems
                  draftsAt={draftKey}
                  work={work}
                  items={draft.freeItems}
                  onChange={(freeItems) => change({ freeItems })}
                />
              </OpenWork>
            )}
            {work && step === 3 && <ReviewStep work={work} draft={draft} onChange={change} />}
          </Stack>
          <Beside work={work} draft={draft} onChange={change} />
        </div>
      )}
      <Row as="footer" gap={3} wrap className={classes.foot}>
        <Button
          variant="subtle"
          onClick={() => {
            void navigate({ to: INVOICES, params: { companyDomain: company.domain } })
          }}
        >
          Cancel
        </Button>
        <Text grow shrinks size={13} tone="error" text="end" aria-live="polite">
          {step > 1 && inTheWay}
        </Text>
        {step > 1 && (
          <Button variant="default" disabled={isPending} onClick={() => goTo(step === 3 ? 2 : 1)}>
            Back
          </Button>
        )}
        <Button loading={isPending} disabled={!canGoOn} onClick={goOn}>
          {step === 1 && 'Choose what goes on it'}
          {step === 2 && `Review ${work ? formatMoney(net, work.currency) : ''} net`}
          {step === 3 && 'Create draft'}
          <KeyHint keys={['Mod', 'Enter']} together />
        </Button>
      </Row>
      <LeavingGuard isDirty={stored.value !== undefined && !isPending} onDiscard={stored.discard} />
    </div>
  )
}

interface BesideProps {
  readonly work: UninvoicedWork | undefined
  readonly draft: NewInvoiceDraft
  readonly onChange: (changes: Partial<NewInvoiceDraft>) => void
}

/** What the invoice says beside its items, and what it comes to. */
function Beside({ work, draft, onChange }: BesideProps) {
  const [only, ...others] = draft.projectIDs
  const today = useToday(useReadersTimeZone())
  return (
    <Card>
      <Stack gap={4}>
        {work && (
          <Row gap={3} shrinks>
            <Logo name={work.client.name} image={work.client.logoImage} colourKey={work.client.id} />
            <Text weight="semi" shrinks breaks>
              {work.client.name}
            </Text>
          </Row>
        )}
        <DateRangeField
          label="Period"
          today={today}
          placeholder="All days up to today"
          value={draft.period}
          onChange={(period) => onChange({ period })}
        />
        <DateField
          label="Due date"
          optional
          today={today}
          hint="Follows from the payment terms unless you enter one"
          value={draft.dueDate}
          onChange={(dueDate) => onChange({ dueDate })}
        />
        <TextField
          label="Reference"
          optional
          placeholder="The project’s purchase order"
          autoComplete="off"
          value={draft.reference ?? ''}
          onChange={(reference) => onChange({ reference: reference === '' ? null : reference })}
        />
        {work && <SumsBeside work={work} draft={draft} />}
        <Notice tone="info">
          What you leave out stays open and is offered again. You can delete the draft until it’s billed.
        </Notice>
        {only !== undefined && others.length === 0 && <SchedulerOfProject projectID={only} />}
      </Stack>
    </Card>
  )
}
