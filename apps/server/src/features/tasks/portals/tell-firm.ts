import { BACKLOG_STATUS_ID } from '@praxis/contract/tasks/task-rules'
import type { VisitorActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { changeTold } from '../../../platform/notifications/told-before'
import { authorOf } from '../board-actor'
import { type PortalActivity, type PortalDeed, portalActivity } from '../notifications/portal-activity'
import { pathOfBoard, pathOfTask } from '../task-path'

/** What is known before a visitor does something, and whom to tell of it: the project's lead and whoever has the tasks. */
interface Ground
  extends Columns<'targetables', 'kind' | { project: 'name'; leadId: 'lead_id' }>,
    Pick<PortalActivity, 'isListed'> {
  readonly assigneeIds: readonly string[]
  /** The first of the tasks that it is about. */
  readonly title: string | null
  readonly statusId: string
  readonly isFinished: boolean
  readonly statuses: readonly Columns<'task_statuses', 'id' | 'name'>[]
}

interface Deed {
  readonly deed: PortalDeed
  /** Which of the same kind it is, where each is told: otherwise a later one takes the place of an earlier one. */
  readonly key?: string
  /** The task that it leads to; without one it leads to the board. */
  readonly taskId?: string
  readonly subject?: string
  readonly detail?: string
}

const groundOf = async (db: Tx, { portal, company }: VisitorActor, taskIds: readonly string[]): Promise<Ground> => {
  const row = await db.row<Ground>(sql`
    select p.kind, p.name as project, p.lead_id as "leadId",
      exists (select from portal_addresses a where a.company_id = p.company_id and a.portal_id = ${portal.id}) as "isListed",
      array(select distinct a.employee_id from task_assignees a
            where a.company_id = p.company_id and a.task_id = any (${taskIds}::uuid[])) as "assigneeIds",
      t.title, coalesce(t.status_id::text, ${BACKLOG_STATUS_ID}) as "statusId", t.finished_at is not null as "isFinished",
      (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name)), '[]') from task_statuses s
       where s.company_id = p.company_id and s.board_id = p.id) as statuses
    from targetables p
    left join tasks t on t.company_id = p.company_id and t.id = ${taskIds[0] ?? null}
    where p.company_id = ${company.id} and p.id = ${portal.projectId}`)
  if (!row) throw new Error('A portal has a project')
  return row
}

/** Tells people of the firm what a visitor is about to do, or has done, to tasks of a board. */
export class FirmToTell {
  private constructor(
    private readonly db: Tx,
    private readonly actor: VisitorActor,
    readonly before: Ground,
  ) {}

  /** Asks whom to tell, and what the first of the tasks is like. */
  static async about(db: Tx, actor: VisitorActor, taskIds: readonly string[] = []): Promise<FirmToTell> {
    return new FirmToTell(db, actor, await groundOf(db, actor, taskIds))
  }

  that(happened: Deed): void {
    const { leadId, assigneeIds } = this.before
    this.db.notify(portalActivity, {
      to: [leadId, ...assigneeIds],
      key: this.keyOf(happened),
      again: true,
      recordId: happened.taskId ?? this.actor.portal.projectId,
      payload: this.payloadOf(happened),
    })
  }

  /** Puts what was told in other words; nobody is told anew. */
  inOtherWords(happened: Deed): Promise<void> {
    return changeTold(this.db, portalActivity, this.keyOf(happened), this.payloadOf(happened))
  }

  private keyOf({ deed, key, taskId }: Deed): string {
    return key ?? `${taskId ?? this.actor.portal.projectId} ${deed}`
  }

  private payloadOf({ deed, taskId, subject, detail = '' }: Deed): PortalActivity {
    const { kind, project, isListed, title } = this.before
    const board = { targetableId: this.actor.portal.projectId, kind }
    return {
      ...{ deed, author: authorOf(this.actor), isListed, project, detail },
      subject: subject ?? title ?? '',
      path: taskId === undefined ? pathOfBoard(board) : pathOfTask({ taskId, ...board }),
    }
  }
}
