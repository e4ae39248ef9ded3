import { Button, Popover, Switch, UnstyledButton } from '@mantine/core'
import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import { type Day, formatDay } from '@praxis/domain/calendar/day'
import { enteredTextOfDuration, formatDuration } from '@praxis/domain/durations/duration'
import { parseHours } from '@praxis/domain/durations/hours'
import { useQuery } from '@tanstack/react-query'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { messageOf } from '../../../ui/feedback/message-of'
import { showError } from '../../../ui/feedback/snackbar'
import { isChangedMeanwhile } from '../../../ui/forms/save-on-newest'
import { isComposing } from '../../../ui/keys/is-composing'
import { KeyHint } from '../../../ui/keys/key-hint'
import { Box, Grid, Row, Text } from '../../../ui/layout/box'
import { submissionProjectQuery } from '../../loggables/loggables.queries'
import { ownRolesQuery, type PlaceOfRoles } from '../../loggables/roles-and-tasks.queries'
import { weekdayName } from '../agenda/weekday-name'
import { automaticRole } from '../card/automatic-role'
import { CHANGED_ELSEWHERE } from '../changed-elsewhere'
import { useCreateSubmission, useUpdateSubmission } from '../time-sheets.mutations'
import { bodyOfCell, changesOfCell, type TypedCell } from './cell-changes'
import classes from './cell-editor.module.css'
import { type GridRow, subjectOf } from './grid-rows'
import type { CellText, UnsavedCells } from './unsaved-cells'
import type { GridKeys } from './use-grid-keys'

interface CellEditorProps {
  readonly row: GridRow
  readonly day: Day
  readonly entry: TimeSheetSubmission | undefined
  readonly label: string
  /** The text with which the person began to type; it replaces the cell's duration. */
  readonly typed: string | undefined
  readonly keys: GridKeys
  readonly unsaved: UnsavedCells
  /** Opens the card, which has all other fields; what was typed goes with it. */
  readonly onOpen: (typed: { readonly duration?: number; readonly comment: string }) => void
  readonly onClear: () => void
}

/** Says what the entry has become, and that the person decides. */
const changedText = ({ duration, comment }: TimeSheetSubmission) =>
  `${CHANGED_ELSEWHERE} It’s now ${formatDuration(duration)}${comment === '' ? '' : `, “${comment}”`}. Save again to replace it.`

type Next = 'stay' | 'down' | 'right' | 'dropped'

const placeOfRow = ({ project, opportunity }: GridRow): PlaceOfRoles | undefined => {
  if (project) return { type: 'project', id: project.id }
  return opportunity ? { type: 'opportunity', id: opportunity.id } : undefined
}

/** A duration typed in its cell, with its comment and whether it is charged below it. */
export function CellEditor({ row, day, entry, label, typed, keys, unsaved, onOpen, onClear }: CellEditorProps) {
  const place = { row: row.key, day }
  const [begun] = useState(() => unsaved.of(place))
  const [cell, setCell] = useState<CellText>({
    text: typed ?? begun?.text ?? (entry ? enteredTextOfDuration(entry.duration) : ''),
    comment: begun?.comment ?? entry?.comment ?? '',
    isCharged: begun?.isCharged,
  })
  const { text, comment, isCharged } = cell
  // The entry as it was when typing began, until the person is told that it has changed.
  const [seen, setSeen] = useState(entry)
  const [isChanged, setIsChanged] = useState(begun !== undefined && begun.over !== entry?.updatedAt)
  const [problem, setProblem] = useState(isChanged && entry ? changedText(entry) : undefined)
  if (isChanged && entry && entry.updatedAt !== seen?.updatedAt) {
    setSeen(entry)
    if (comment === seen?.comment) setCell({ ...cell, comment: entry.comment })
    setProblem(changedText(entry))
  }
  const input = useRef<HTMLInputElement>(null)
  const commentInput = useRef<HTMLInputElement>(null)
  const dropdown = useRef<HTMLDivElement>(null)
  const projectID = row.project?.id
  const { data: project } = useQuery({ ...submissionProjectQuery(projectID ?? ''), enabled: projectID !== undefined })
  const { data: roles = [] } = useQuery(ownRolesQuery(placeOfRow(row)))
  const { mutateAsync: create } = useCreateSubmission()
  const { mutateAsync: update } = useUpdateSubmission()
  const [isSaving, setIsSaving] = useState(false)
  const isSavingNow = useRef(false)
  const seconds = parseHours(text)
  const needsComment = project?.isTimeSheetCommentsRequired === true
  const asksForCharge = project !== undefined && !project.isInternal && project.isNonChargeableTimeAllowed
  const isChargeable = isCharged ?? (seen ? seen.chargeableDuration > 0 : true)

  useEffect(() => {
    input.current?.focus()
    if (typed === undefined) input.current?.select()
  }, [typed])

  const leave = (next: Next) => (next === 'dropped' ? keys.drop() : keys.leave(next))
  const isUntouched = seen
    ? seconds === seen.duration && comment.trim() === seen.comment && isCharged === undefined
    : text.trim() === ''

  const keep = (next: CellText) => unsaved.keep({ ...next, subject: subjectOf(row), day, over: seen?.updatedAt })
  const type = (changes: Partial<CellText>) => {
    const next = { ...cell, ...changes }
    setCell(next)
    keep(next)
    setProblem(undefined)
    setIsChanged(false)
  }
  const giveUp = () => unsaved.forget(place)

  /** Saves the cell; returns why it was refused, if it was. */
  const attempt = async (filled: TypedCell): Promise<string | undefined> => {
    try {
      if (seen) await update({ seen, changes: changesOfCell(seen, filled) })
      else await create({ body: bodyOfCell(row, day, filled, automaticRole(roles, undefined)) })
      return undefined
    } catch (error) {
      if (isChangedMeanwhile(error)) {
        setIsChanged(true)
        return CHANGED_ELSEWHERE
      }
      return messageOf(error)
    }
  }

  const save = async (next: Next) => {
    if (isSavingNow.current) return
    if (isUntouched || text.trim() === '' || seconds === 0) giveUp()
    if (isUntouched) return leave(next)
    if (text.trim() === '' || seconds === 0) {
      onClear()
      return leave('stay')
    }
    if (seconds === undefined) return setProblem('Wrong format')
    if (needsComment && comment.trim() === '') {
      setProblem('Time sheet comment required')
      return commentInput.current?.focus()
    }
    isSavingNow.current = true
    setIsSaving(true)
    keep(cell)
    const refusal = await attempt({
      duration: seconds,
      comment,
      isChargeable: asksForCharge ? isCharged : undefined,
    })
    if (refusal === undefined) giveUp()
    isSavingNow.current = false
    setIsSaving(false)
    // The person may be in another cell by now, which must not be closed while they type.
    const isGone = input.current === null
    if (refusal === undefined) return isGone ? undefined : leave(next)
    if (isGone) return showError(`${label}: ${refusal}`)
    setProblem(refusal)
    input.current?.focus()
  }

  /** Leaving the cell saves, as in a spreadsheet; a refused cell stays open with the reason. */
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    const isInside =
      relatedTarget instanceof Node &&
      (relatedTarget === input.current || dropdown.current?.contains(relatedTarget) === true)
    if (isInside || !document.hasFocus()) return
    // Whoever was told that the entry has changed replaces it by saving, not by leaving the cell.
    if (isChanged) keys.drop()
    else void save('dropped')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    const isComment = event.target === commentInput.current
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      giveUp()
      leave('stay')
    } else if (event.key === 'Enter') {
      event.preventDefault()
      void save('down')
    } else if (event.key === 'Tab' && !event.shiftKey && event.target === input.current) {
      event.preventDefault()
      commentInput.current?.focus()
    } else if (event.key === 'Tab' && isComment) {
      event.preventDefault()
      if (event.shiftKey) input.current?.focus()
      else void save('right')
    }
  }

  return (
    <Box style={{ height: 40 }} onBlur={onBlur} onKeyDown={onKeyDown} role="none">
      <Popover opened position="bottom-start" width={304} withRoles={false} withinPortal offset={6}>
        <Popover.Target>
          <input
            ref={input}
            className={classes.input}
            aria-label={label}
            aria-invalid={problem !== undefined && seconds === undefined}
            autoComplete="off"
            value={text}
            readOnly={isSaving}
            onChange={(event) => type({ text: event.currentTarget.value })}
          />
        </Popover.Target>
        <Popover.Dropdown ref={dropdown} className={classes.dropdown} role="dialog" aria-label={label}>
          <Grid gap="10px" style={{ padding: 12 }}>
            <Row className={classes.line} gap={2} tone="third" letters={13}>
              <b>{seconds === undefined ? '–' : formatDuration(seconds)}</b>
              <span>
                {weekdayName(day).slice(0, 3)} {formatDay(day)}
              </span>
              {asksForCharge && (
                <Switch
                  size="sm"
                  label="Chargeable"
                  checked={isChargeable}
                  onChange={(event) => type({ isCharged: event.currentTarget.checked })}
                />
              )}
            </Row>
            <input
              ref={commentInput}
              className={classes.comment}
              aria-label="Comment"
              placeholder={needsComment ? 'Comment (required by this project)' : 'Comment'}
              aria-invalid={problem !== undefined && needsComment && comment.trim() === ''}
              value={comment}
              readOnly={isSaving}
              onChange={(event) => type({ comment: event.currentTarget.value })}
            />
            {problem && (
              <Text as="p" tone="error" size={13} role="alert">
                {problem}
              </Text>
            )}
          </Grid>
          <Row className={classes.foot} gap={2} justify="between" tone="third" letters={12}>
            <KeyHint keys={['Tab']} label="comment" />
            <UnstyledButton
              className={classes.more}
              onClick={() => {
                giveUp()
                keys.drop()
                onOpen({ ...(seconds !== undefined && seconds > 0 && { duration: seconds }), comment })
              }}
            >
              All details
            </UnstyledButton>
            <KeyHint keys={['Enter']} label="save, next row" />
            <Button
              size="compact-md"
              className={classes.save ?? ''}
              loading={isSaving}
              onClick={() => void save('stay')}
            >
              Save
            </Button>
          </Row>
        </Popover.Dropdown>
      </Popover>
    </Box>
  )
}
