import type { ProjectRole } from '@praxis/contract/projects/project-roles'
import { ApiError } from '@praxis/contract/protocol/caller'
import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import type { SubmissionProjectDetails } from '@praxis/contract/time/time-sheets'
import { loggedOn } from '@praxis/domain/time/logged-on'
import { keepPreviousData, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { messageOf } from '../../../ui/feedback/message-of'
import { showError, showSuccess } from '../../../ui/feedback/snackbar'
import { type Form, useForm } from '../../../ui/forms/use-form'
import { submissionProjectQuery } from '../../loggables/loggables.queries'
import { ownRolesQuery, placeOfRoles } from '../../loggables/roles-and-tasks.queries'
import { useReadersTimeZone, useToday } from '../../reader/readers-time'
import { GONE_TIMER, isGoneTimer } from '../../timers/gone-timer'
import { workspaceQuery } from '../../workspaces/workspaces.queries'
import {
  useConvertToProject,
  useCreateSubmission,
  useSubmitTimeSheets,
  useUpdateSubmission,
} from '../time-sheets.mutations'
import { automaticRole, roleElsewhere } from './automatic-role'
import { type CardSubject, draftOf, startOfSubject, submissionOf } from './card-subject'
import { GONE_SUBMISSION, isGoneSubmission, isNotFound } from './gone-submission'
import { refusingOnFields } from './refused-submission'
import { bodyOf, changesOf, type FormContext } from './submission-body'
import { hasProblem, submissionRules } from './submission-rules'
import { type SubmissionValues, valuesOf } from './submission-values'
import { shownDuration } from './typed-time'

export interface SubmissionForm {
  readonly form: Form<SubmissionValues>
  readonly subject: CardSubject
  readonly submission: TimeSheetSubmission | undefined
  readonly timeZone: string
  readonly today: string
  readonly project: SubmissionProjectDetails | undefined
  readonly projectError: string | undefined
  /** The project chosen before, whose fields stay in place until those of the new one are known. */
  readonly projectBefore: SubmissionProjectDetails | undefined
  readonly roles: readonly ProjectRole[]
  /** The project chosen before had roles, and those of the new one are not known yet. */
  readonly areRolesAwaited: boolean
  readonly roleID: string | null
  readonly hasTags: boolean
  readonly isProjectMandatory: boolean
  readonly isReadOnly: boolean
  /** The submission was deleted while it was edited: saving logs it anew. */
  readonly isGone: boolean
  /** The field that a new submission begins with: the first that is missing. */
  readonly firstField: 'attachment' | 'duration' | 'comment' | undefined
  /** No role is chosen although there are some: the card asks whether that is meant. */
  readonly isAskingForRole: boolean
  readonly saveWithoutRole: () => void
  readonly chooseRole: () => void
}

export type OnDone = (saved: TimeSheetSubmission) => void

/** The form of the card, and all it has to know of the project that is chosen in it. */
export function useSubmissionForm(subject: CardSubject, onDone: OnDone): SubmissionForm {
  const { data: workspace } = useSuspenseQuery(workspaceQuery)
  const timeZone = useReadersTimeZone()
  const today = useToday(timeZone)
  const { isProjectMandatoryForTimeSheetSubmissions, enableTags } = workspace.company.timeSheetSettings
  const { closedUntil } = workspace.company.details
  const submission = submissionOf(subject)
  const start = startOfSubject(subject)
  const queryClient = useQueryClient()
  const [isAskingForRole, setIsAskingForRole] = useState(false)
  // The form begins with the submission as it was when it opened, whatever arrives meanwhile.
  const [initialValues] = useState(() => valuesOf(start, today, timeZone))
  const [attached, setAttached] = useState(initialValues.attachment)
  const projectID = attached?.type === 'project' ? attached.id : null
  const firstField = subject.kind === 'new' ? lackingIn(initialValues, timeZone) : undefined

  const {
    data: project,
    isPlaceholderData: isOfProjectBefore,
    error,
  } = useQuery({
    ...submissionProjectQuery(projectID ?? ''),
    enabled: projectID !== null,
    placeholderData: keepPreviousData,
  })
  const place = placeOfRoles(attached)
  const keepsProject = submission !== undefined && loggedOn(submission)?.id === place?.id
  const { data: roles = [], isPlaceholderData: areRolesBefore } = useQuery({
    ...ownRolesQuery(place, keepsProject ? submission.id : undefined),
    placeholderData: keepPreviousData,
  })
  const chosenProject = projectID === null || isOfProjectBefore ? undefined : project
  const ownRoles = place === undefined || areRolesBefore ? [] : roles
  const suggestedRole = keepsProject
    ? automaticRole(ownRoles, submission)
    : roleElsewhere(ownRoles, submission?.roleName ?? null)

  const rules = useMemo(
    () =>
      submissionRules({
        timeZone,
        project: chosenProject,
        isProjectMandatory: isProjectMandatoryForTimeSheetSubmissions || subject.kind === 'convert',
        closedUntil,
        savedDay: submission && initialValues.day,
      }),
    [
      timeZone,
      chosenProject,
      isProjectMandatoryForTimeSheetSubmissions,
      subject.kind,
      closedUntil,
      submission,
      initialValues.day,
    ],
  )
  const [isGone, setIsGone] = useState(false)
  const save = useSave(subject, isGone, onDone)
  const context = { timeZone, project: chosenProject, hasTags: enableTags }
  const roleOf = (values: SubmissionValues) => (values.role === null ? suggestedRole : values.role.id)

  const form = useForm<SubmissionValues>({
    draft: draftOf(subject),
    isOfRecord: subject.kind !== 'new',
    initialValues,
    rules,
    onSave: (values, idempotencyKey) =>
      save({ values, initialValues, context: { ...context, roleID: roleOf(values) }, idempotencyKey }).catch(
        async (refusal: unknown) => {
          if (!submission || isGone || !isNotFound(refusal)) throw refusal
          const isGoneNow = await isGoneSubmission(queryClient, submission)
          setIsGone(isGoneNow)
          throw new ApiError(404, { reason: 'notFound' }, isGoneNow ? GONE_SUBMISSION : NOT_LOGGABLE)
        },
      ),
  })
  const { attachment } = form.values
  if (attachment?.id !== attached?.id) setAttached(attachment)

  const roleID = roleOf(form.values)
  const saveOrAsk = async () => {
    const lacksRole = subject.kind === 'new' && ownRoles.length > 0 && roleID === null
    if (lacksRole && !hasProblem(form.values, rules(form.values))) setIsAskingForRole(true)
    else await form.save()
  }

  return {
    form: { ...form, save: saveOrAsk },
    subject,
    submission,
    timeZone,
    today,
    project: chosenProject,
    projectError: projectID === null ? undefined : projectProblem(subject, chosenProject, error),
    projectBefore: projectID !== null && isOfProjectBefore ? project : undefined,
    roles: ownRoles,
    areRolesAwaited: place !== undefined && areRolesBefore && roles.length > 0,
    roleID,
    hasTags: enableTags,
    isProjectMandatory: isProjectMandatoryForTimeSheetSubmissions || subject.kind === 'convert',
    isGone,
    isReadOnly: submission !== undefined && !submission.can.edit,
    firstField,
    isAskingForRole,
    saveWithoutRole: () => {
      setIsAskingForRole(false)
      void form.save()
    },
    chooseRole: () => setIsAskingForRole(false),
  }
}

const lackingIn = (values: SubmissionValues, timeZone: string) => {
  if (values.attachment === null) return 'attachment'
  return shownDuration(values, timeZone) === null ? 'duration' : 'comment'
}

const NOT_LOGGABLE = 'The project, opportunity, client or task was deleted, or you can’t log time on it'
const NO_SUCH_PROJECT = 'This project doesn’t exist, or you can’t log time on it'

/** Why nothing can be logged on the project; time logged on it before may stay there. */
function projectProblem(
  { kind }: CardSubject,
  project: SubmissionProjectDetails | undefined,
  error: Error | null,
): string | undefined {
  if (error) return error instanceof ApiError && error.reason === 'notFound' ? NO_SUCH_PROJECT : error.message
  return project && kind === 'new' && !project.can.trackTime ? NO_SUCH_PROJECT : undefined
}

interface Save {
  readonly values: SubmissionValues
  readonly initialValues: SubmissionValues
  readonly context: FormContext
  readonly idempotencyKey: string
}

/** Saves the form: logs a new or deleted submission, changes an existing one, sends nothing when nothing differs. */
function useSave(subject: CardSubject, isGone: boolean, onDone: OnDone) {
  const queryClient = useQueryClient()
  const { mutateAsync: create } = useCreateSubmission()
  const { mutateAsync: update } = useUpdateSubmission()
  const { mutateAsync: convert } = useConvertToProject()
  const { mutateAsync: submit } = useSubmitTimeSheets()

  /** Submits a correction, which is saved by now whether or not it can be submitted. */
  const resubmit = async ({ id }: TimeSheetSubmission) => {
    try {
      await submit([id])
      showSuccess('Resubmitted')
    } catch (error) {
      showError(`Saved, but not resubmitted: ${messageOf(error)}`)
    }
  }

  return async ({ values, initialValues, context, idempotencyKey }: Save) => {
    const body = bodyOf(values, context)
    if (subject.kind === 'new') {
      const { trackerID, linkedCalendarEventID, correctionOfID } = subject.start
      const kept = { trackerID, linkedCalendarEventID, correctionOfID }
      const logged = await refusingOnFields(create({ body: { ...body, ...kept }, idempotencyKey })).catch(
        async (refusal: unknown) => {
          if (trackerID && (await isGoneTimer(queryClient, trackerID, refusal)))
            throw new ApiError(404, { reason: 'notFound' }, GONE_TIMER)
          throw refusal
        },
      )
      if (subject.corrects && logged.can.submit) await resubmit(logged)
      else showSuccess('Created successfully')
      return onDone(logged)
    }
    if (isGone) {
      const logged = await refusingOnFields(create({ body, idempotencyKey }))
      showSuccess('Created successfully')
      return onDone(logged)
    }
    const { submission } = subject
    const { updatedAt } = submission
    if (subject.kind === 'convert') {
      const converted = await refusingOnFields(convert({ id: submission.id, changes: { ...body, updatedAt } }))
      showSuccess('Updated successfully')
      return onDone(converted)
    }
    const savedContext = { ...context, roleID: submission.roleID }
    const changes = changesOf(bodyOf(initialValues, savedContext), body)
    if (!changes) return onDone(submission)
    const changed = await refusingOnFields(update({ seen: submission, changes }))
    showSuccess('Updated successfully')
    onDone(changed)
  }
}
