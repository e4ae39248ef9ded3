import { commentsFor, type WorkKind, workKindOf } from '@praxis/demo/logged-comments'
import { type Day, daysBetween, startOfWeek } from '@praxis/domain/calendar/day'
import { DemoChance } from '../demo-chance'
import type { DayAtWork } from './days-at-work'
import type { LoggableProject, LoggableTask, OwnRole, Worker } from './loggable-work'

/** A piece of a day, before it is known what became of it. */
export interface WorkedTime {
  readonly day: Day
  /** Seconds after midnight where the person works; without it the time of day is not specified. */
  readonly startsAt: number | null
  readonly duration: number
  readonly chargeable: number
  readonly project: LoggableProject | undefined
  readonly role: OwnRole | undefined
  readonly taskId: string | null
  readonly comment: string
  readonly tags: readonly string[]
}

const MINUTE = 60
const QUARTER = 15 * MINUTE
const HOUR = 60 * MINUTE
const LUNCH = 12.5 * HOUR
const WEEKS_ON_A_PROJECT = 5

const quarters = (seconds: number): number => Math.max(QUARTER, Math.round(seconds / QUARTER) * QUARTER)

/** What somebody does in a day, in pieces that add up to about what is contracted. */
export class WorkOfPerson {
  private readonly own: readonly LoggableProject[]
  private readonly everyones: LoggableProject | undefined
  private readonly namesTimes: boolean

  constructor(
    private readonly worker: Worker,
    projects: readonly LoggableProject[],
    /** Seconds each task still takes; shared by all who work on it. */
    private readonly leftOfTask: Map<string, number>,
  ) {
    this.own = projects.filter(
      ({ leadId, roles, letIn }) => leadId === worker.id || roles[worker.id] || letIn.includes(worker.id),
    )
    this.everyones = projects.find(({ isPublic }) => isPublic)
    this.namesTimes = new DemoChance('names times', worker.id).happens(0.6)
  }

  /** The last day worked: of somebody who left, the day on which the last of their projects was over. */
  get lastDay(): Day | undefined {
    if (this.worker.isActive) return undefined
    return this.own
      .map(({ endDate }) => endDate ?? '')
      .sort()
      .at(-1)
  }

  timeOn({ day, contracted }: DayAtWork): WorkedTime[] {
    const chance = new DemoChance('work', this.worker.id, day)
    const share = chance.happens(0.08) ? 1.2 + chance.next() / 5 : 0.94 + chance.next() / 7
    const pieces = this.piecesOf(chance, quarters(contracted * share))
    const places = this.placesOn(day)
    let clock = 8.5 * HOUR + chance.between(0, 4) * QUARTER
    return pieces.map((duration, index) => {
      const startsAt = this.namesTimes || chance.happens(0.15) ? clock : null
      clock += duration + (clock < LUNCH && clock + duration > LUNCH ? chance.between(2, 4) * QUARTER : 0)
      return { ...this.pieceOf(chance, day, places[index % places.length], duration), startsAt }
    })
  }

  private piecesOf(chance: DemoChance, seconds: number): number[] {
    if (seconds <= 3 * HOUR) return [seconds]
    const first = quarters(seconds * (0.4 + chance.next() / 3))
    const rest = seconds - first
    // Time taken by a timer is not rounded to quarters of an hour.
    const odd = chance.happens(0.2) ? chance.between(1, 13) * MINUTE : 0
    if (rest <= 2 * HOUR || chance.happens(0.7)) return [first + odd, rest]
    const second = quarters(rest * (0.5 + chance.next() / 4))
    return second < rest ? [first + odd, second, rest - second] : [first + odd, rest]
  }

  /** The projects of a day: for some weeks one comes before the others, then another; always a little for the firm. */
  private placesOn(day: Day): (LoggableProject | undefined)[] {
    const open = this.own.filter(
      ({ startDate, endDate, clientId }) =>
        startDate <= day && (endDate === null || day <= endDate) && clientId !== null,
    )
    const inside = this.own.filter(
      ({ startDate, endDate, clientId }) =>
        startDate <= day && (endDate === null || day <= endDate) && clientId === null,
    )
    const spell = Math.floor(daysBetween('2020-01-06', startOfWeek(day)) / 7 / WEEKS_ON_A_PROJECT)
    const turn = (project: LoggableProject) =>
      new DemoChance('turn', this.worker.id, project.id, `${spell}`).next() * (project.isStrategic ? 0.5 : 1)
    const clients = open.toSorted((one, other) => turn(one) - turn(other))
    const office = [...inside.toSorted((one, other) => turn(one) - turn(other)), this.everyones]
    const chance = new DemoChance('places', this.worker.id, day)
    const third = chance.happens(0.15) ? undefined : office[0]
    if (clients.length === 0) return [office[0], office[1] ?? office[0], third]
    return [clients[0], chance.happens(0.85) ? (clients[1] ?? clients[0]) : office[0], third]
  }

  private pieceOf(chance: DemoChance, day: Day, project: LoggableProject | undefined, duration: number) {
    const role = project?.roles[this.worker.id]
    const kind: WorkKind = !project
      ? 'personal'
      : project.clientId === null
        ? role
          ? 'office'
          : 'internal'
        : role
          ? workKindOf(role.name)
          : 'leading'
    const isSilent = !project?.needsComment && chance.happens(0.25)
    const comment = isSilent ? '' : (chance.pick(commentsFor(kind)) ?? '')
    const tag = chance.happens(0.12) ? (chance.pick(['on site', 'workshop', 'remote', 'discovery']) ?? '') : ''
    return {
      day,
      duration,
      chargeable: this.chargeableOf(chance, project, duration),
      project,
      role,
      taskId: project ? this.taskOn(chance, project, day, duration) : null,
      comment,
      tags: tag === '' ? [] : [tag],
    }
  }

  private chargeableOf(chance: DemoChance, project: LoggableProject | undefined, duration: number): number {
    if (!project || project.clientId === null) return 0
    if (!project.allowsNonChargeable || chance.happens(0.88)) return duration
    return chance.happens(0.4) ? 0 : Math.floor(duration / 2 / QUARTER) * QUARTER
  }

  private taskOn(chance: DemoChance, { tasks }: LoggableProject, day: Day, duration: number): string | null {
    const isOpen = ({ id, from, to }: LoggableTask) => from <= day && day <= to && (this.leftOfTask.get(id) ?? 0) > 0
    const open = tasks.filter(isOpen)
    const assigned = open.filter(({ assignees }) => assignees.includes(this.worker.id))
    const task = chance.pick(assigned.length > 0 ? assigned : open)
    if (!task || chance.happens(0.1)) return null
    this.leftOfTask.set(task.id, (this.leftOfTask.get(task.id) ?? 0) - duration)
    return task.id
  }
}
