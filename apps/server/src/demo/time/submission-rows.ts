import type { RequestState } from '@praxis/contract/requests/request-rules'
import { corrections, denials } from '@praxis/demo/logged-comments'
import { addDays, type Day, daysBetween, startOfWeek } from '@praxis/domain/calendar/day'
import { roundedUp } from '@praxis/domain/time/rounding'
import type { StoredSubmission } from '../../features/time-sheets/queries/stored-submission'
import { DemoChance } from '../demo-chance'
import { demoId } from '../demo-id'
import type { WorkedTime } from './worked-time'

type Stored = Omit<
  StoredSubmission,
  'dynamicDetails' | 'calendarEventId' | 'original' | 'isCorrected' | 'kind' | 'updatedAt'
>

/** An entry as the tables of time and of requests take it together. */
export interface SubmissionRow extends Stored {
  readonly rounded: number
  readonly charged: number
  readonly correctionOf: string | null
  /** The entry before it was amended, without tags and the task's title, which the database fills in. */
  readonly original: object | null
  readonly loggedAt: string
  readonly groupId: string
  readonly submittedAt: string | null
  readonly decidedAt: string | null
  readonly decision: string
  readonly isAutoApproved: boolean
}

interface Fate {
  readonly now: string
  readonly today: Day
  readonly employeeId: string
  readonly isOwner: boolean
  /** One of the person's entries of last week was denied, for them to put right. */
  readonly hasDenial: boolean
  /** All of last week waits for approval: the approver has nobody else to decide about. */
  readonly isAwaited: boolean
  /** The moment at which it is a time of day where the person works. */
  readonly momentOf: (day: Day, seconds: number) => string
}

const HOUR = 3600
const MINUTE = 60

/** The state of a whole week: the longer ago, the surer it was approved. */
const stateOfWeek = ({ employeeId, today, isAwaited }: Fate, week: Day): RequestState => {
  const weeksAgo = daysBetween(week, startOfWeek(today)) / 7
  const chance = new DemoChance('the week', employeeId, `${weeksAgo}`)
  if (weeksAgo >= 3) return 'approved'
  if (weeksAgo === 2) return chance.happens(0.8) ? 'approved' : 'waitingForApproval'
  if (weeksAgo === 1) {
    if (isAwaited) return 'waitingForApproval'
    if (chance.happens(0.1)) return 'approved'
    return chance.happens(0.1) ? 'unsubmitted' : 'waitingForApproval'
  }
  return 'unsubmitted'
}

export class SubmissionRows {
  readonly rows: SubmissionRow[] = []
  private wasSentBack = false
  /** Ids of the groups submitted together, by their day or the Monday of their week. */
  private readonly groups = new Map<Day, string>()

  constructor(private readonly fate: Fate) {}

  add(worked: WorkedTime, index: number): void {
    const { employeeId, today } = this.fate
    const id = demoId('time', employeeId, worked.day, `${index}`)
    const week = startOfWeek(worked.day)
    const chance = new DemoChance('fate', id)
    const weeksAgo = daysBetween(week, startOfWeek(today)) / 7
    const isEarly = weeksAgo === 0 && worked.day < addDays(today, -1)
    const isEarlyThisWeek = isEarly && new DemoChance('early', employeeId, worked.day).happens(0.4)
    const state = isEarlyThisWeek ? 'waitingForApproval' : stateOfWeek(this.fate, week)
    const isDecidedByItself = this.fate.isOwner || worked.project?.autoApproves === true
    const isSentBack = this.fate.hasDenial && !this.wasSentBack && weeksAgo === 1 && !isDecidedByItself
    if (isSentBack) this.wasSentBack = true
    const isDenied = isSentBack || (!isDecidedByItself && state === 'approved' && chance.happens(0.01))
    const row = this.rowOf(worked, id, isDenied ? 'denied' : state, chance)
    if (!isDenied && state === 'approved' && !isDecidedByItself && chance.happens(0.006))
      this.rows.push(this.amended(row, worked))
    else this.rows.push(row)
    if (isDenied && weeksAgo > 1) this.addCorrection(worked, id, chance)
  }

  /** Adds the entry that puts a denied one right, and was approved. */
  private addCorrection(worked: WorkedTime, deniedId: string, chance: DemoChance): void {
    const duration = Math.max(worked.duration - 30 * MINUTE, 15 * MINUTE)
    const correction = {
      ...worked,
      duration,
      chargeable: Math.min(worked.chargeable, duration),
      comment: chance.pick(corrections) ?? '',
    }
    const row = this.rowOf(correction, demoId('correction', deniedId), 'approved', chance)
    this.rows.push({ ...row, correctionOf: deniedId })
  }

  /** The entry as approved after the approver took a quarter of an hour off. */
  private amended(row: SubmissionRow, { project, role, duration, chargeable, comment }: WorkedTime): SubmissionRow {
    const original = {
      duration: duration + 15 * MINUTE,
      chargeableDuration: chargeable === 0 ? 0 : chargeable + 15 * MINUTE,
      comment,
      roleName: role?.name ?? null,
      projectName: project?.name ?? null,
    }
    return { ...row, startsAt: null, endsAt: null, original }
  }

  private groupOf(day: Day): string {
    const known = this.groups.get(day)
    if (known !== undefined) return known
    const group = demoId('time group', this.fate.employeeId, day)
    this.groups.set(day, group)
    return group
  }

  private notAfterNow(moment: string): string {
    return moment < this.fate.now ? moment : this.fate.now
  }

  private rowOf(worked: WorkedTime, id: string, state: RequestState, chance: DemoChance): SubmissionRow {
    const { employeeId, isOwner, momentOf, today } = this.fate
    const { day, startsAt, duration, chargeable, project, role } = worked
    const rounding = project?.rounding ?? 'none'
    const week = startOfWeek(day)
    const isThisWeek = week === startOfWeek(today)
    const submittedOn = isThisWeek ? addDays(day, 1) : addDays(week, 4)
    const submittedAt = this.notAfterNow(momentOf(submittedOn, 16.5 * HOUR + chance.between(0, 50) * MINUTE))
    const isDecidedByItself = state !== 'unsubmitted' && (isOwner || project?.autoApproves === true)
    const decidedAt = this.notAfterNow(momentOf(addDays(week, 7 + (chance.between(0, 3) % 3)), 9.5 * HOUR))
    const settled = isDecidedByItself ? 'approved' : state
    const isDecided = settled === 'approved' || settled === 'denied'
    return {
      id,
      employeeId,
      day,
      startsAt: startsAt === null ? null : momentOf(day, startsAt),
      endsAt: startsAt === null ? null : momentOf(day, startsAt + duration),
      duration,
      chargeable,
      rounded: roundedUp(duration, rounding),
      charged: roundedUp(chargeable, rounding),
      projectId: project?.id ?? null,
      clientId: project?.clientId ?? null,
      taskId: worked.taskId,
      roleId: role?.id ?? null,
      roleName: role?.name ?? null,
      hourlyCharge: role?.hourlyCharge ?? null,
      hourlyCost: role?.hourlyCost ?? null,
      comment: worked.comment,
      tags: [...worked.tags],
      correctionOf: null,
      original: null,
      loggedAt: this.notAfterNow(momentOf(day, 17 * HOUR + chance.between(0, 40) * MINUTE)),
      state: settled,
      groupId: this.groupOf(isThisWeek ? day : week),
      submittedAt: settled === 'unsubmitted' ? null : submittedAt,
      decidedAt: isDecided ? (isDecidedByItself ? submittedAt : decidedAt) : null,
      decision: settled === 'denied' ? (chance.pick(denials) ?? '') : '',
      isAutoApproved: isDecidedByItself,
    }
  }
}
