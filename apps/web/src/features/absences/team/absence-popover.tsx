import { ActionIcon, Button } from '@mantine/core'
import type { AwayTime } from '@praxis/contract/absences/absence-shapes'
import type { EmployeeBrief } from '@praxis/contract/people/employees'
import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { StatusBadge } from '../../../ui/chips/status-badge'
import { daysText } from '../../../ui/dates/days-text'
import { messageOf } from '../../../ui/feedback/message-of'
import { showError, showSuccess } from '../../../ui/feedback/snackbar'
import { icon } from '../../../ui/icon'
import { Box, Row, Stack, Text } from '../../../ui/layout/box'
import { Skeleton } from '../../../ui/lists/skeleton'
import { Face } from '../../../ui/people/face'
import { spanText } from '../absence-words'
import { absenceToDecideQuery } from '../approval/to-decide.queries'
import { clashOf } from './clash-words'
import classes from './popovers.module.css'
import { useDecideAbsence, useUndoApproval } from './team-absences.mutations'
import { awayWords } from './timeline/time-words'

interface AbsencePopoverProps {
  readonly employee: EmployeeBrief
  readonly time: AwayTime
  /** Whether the reader knows all of it; only then may they be the one who decides. */
  readonly knowsReason: boolean
  readonly close: () => void
  /** Asks for the words of a denial of the request as it was seen. */
  readonly onDeny: (version: string) => void
}

/** Who is away, when, and for whoever decides: what it costs, leaves and collides with. */
export function AbsencePopover({ employee, time, knowsReason, ...ways }: AbsencePopoverProps) {
  const { employee: reader } = useWorkspaceViewer()
  const mayDecide = time.isWaiting && knowsReason && employee.id !== reader.id
  return (
    <div className={classes.popover}>
      <PersonHead employee={employee} close={ways.close}>
        {time.isWaiting && <StatusBadge state="waitingForApproval" short />}
      </PersonHead>
      <Stack gap="10px" className={classes.facts}>
        <Fact label={awayWords(time)} value={spanText(time)} />
        {mayDecide && <Decision employee={employee} time={time} {...ways} />}
      </Stack>
    </div>
  )
}

interface PersonHeadProps {
  readonly employee: EmployeeBrief
  readonly close: () => void
  readonly children?: ReactNode
}

export function PersonHead({ employee, close, children }: PersonHeadProps) {
  return (
    <Row className={classes.head} gap="10px">
      <Face person={employee} decorative />
      <Text grow shrinks>
        <Text block size={13} weight="semi" ellipsis>
          {employee.displayName}
        </Text>
        <Text block size={12} tone="third" ellipsis>
          {employee.jobTitle}
        </Text>
      </Text>
      {children}
      <ActionIcon size="sm" aria-label="Close" onClick={close}>
        <IconX {...icon} />
      </ActionIcon>
    </Row>
  )
}

export function Fact({ label, value }: { label: ReactNode; value: ReactNode }) {
  return (
    <Row justify="between" gap={3} size={13} tone="second" align="baseline">
      <span>{label}</span>
      <Text as="b" tone="first" weight="semi" figures text="end">
        {value}
      </Text>
    </Row>
  )
}

function Decision({ employee, time, close, onDeny }: Omit<AbsencePopoverProps, 'knowsReason'>) {
  const { data, isPending } = useQuery({ ...absenceToDecideQuery(time.id), retry: false })
  const { mutateAsync: decide, isPending: isDeciding } = useDecideAbsence()
  const { mutateAsync: takeBack } = useUndoApproval()
  if (isPending) return <Skeleton />
  // Those who see all of an absence without deciding on it are refused.
  if (!data) return null
  const free = data.byDay.filter(({ because }) => because === 'bankHoliday').length
  const clash = clashOf(time, data)
  const { version } = data
  const undo = async () => {
    try {
      const { decidedIDs } = await takeBack([time.id])
      if (decidedIDs.length > 0) showSuccess('Back in approvals')
      else showError('The approval couldn’t be undone')
    } catch (error) {
      showError(messageOf(error))
    }
  }
  const approve = async () => {
    try {
      await decide({ id: time.id, version, state: 'approved', comment: '' })
      showSuccess(`Absence of ${employee.displayName} approved`, { label: 'Undo', onPress: () => void undo() })
      close()
    } catch (error) {
      showError(messageOf(error))
    }
  }
  return (
    <>
      <Fact
        label={free > 0 ? `Costs, without ${free} bank ${free === 1 ? 'holiday' : 'holidays'}` : 'Costs'}
        value={daysText(data.days)}
      />
      {data.byYear.map(
        ({ year, before, after }) =>
          before !== null &&
          after !== null && (
            <Fact key={year.year} label={`Left in ${year.year}`} value={`${before} → ${daysText(after)}`} />
          ),
      )}
      {data.isOverdrawn && (
        <Warning>
          <b>More than is left.</b> The balance is below zero with this absence.
        </Warning>
      )}
      {clash && (
        <Warning>
          <b>{clash.people}</b> {clash.days}: {clash.names}
        </Warning>
      )}
      <Row gap={2} justify="end" className={classes.foot}>
        <Button variant="deny" leftSection={<IconX {...icon} />} disabled={isDeciding} onClick={() => onDeny(version)}>
          Deny…
        </Button>
        <Button
          variant="approve"
          leftSection={<IconCheck {...icon} />}
          loading={isDeciding}
          onClick={() => void approve()}
        >
          Approve
        </Button>
      </Row>
    </>
  )
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <Row className={classes.warning} gap={2} align="start" size={13}>
      <IconAlertTriangle {...icon} />
      <Box grow>{children}</Box>
    </Row>
  )
}
