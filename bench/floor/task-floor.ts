import { BACKLOG_STATUS_ID, defaultTaskColumns } from '@praxis/contract/tasks/task-rules'
import { boardPermissions, taskPermissions } from '@praxis/domain/tasks/task-policy'
import { type FloorCall, type PersonRow, personOf } from './floor-call'

const PER = 50

interface TaskRow {
  readonly id: string
  readonly parentId: string | null
  readonly title: string
  readonly statusId: string | null
  readonly priority: number
  readonly dueDate: string | null
  readonly scheduledDate: string | null
  readonly estimatedStart: string | null
  readonly estimatedEnd: string | null
  readonly estimated: number | null
  readonly logged: number
  readonly tags: string[]
  readonly finishedAt: string | null
  readonly rank: string
  readonly version: number
  readonly updatedAt: string
  readonly subTaskCount: number
  readonly finishedSubTaskCount: number
  readonly comments: number
  readonly files: number
  readonly people: readonly PersonRow[] | null
}

const columns = `t.id, t.parent_id as "parentId", t.title, t.status_id as "statusId", t.priority, t.due_date as "dueDate",
  t.scheduled_date as "scheduledDate", t.estimated_start as "estimatedStart", t.estimated_end as "estimatedEnd",
  case when t.overrides_estimate or t.estimated_sub_task_count = 0 then t.estimated_seconds else t.sub_tasks_estimate end
    as estimated,
  t.logged_seconds as logged, t.tags, t.finished_at as "finishedAt", t.rank, t.version, t.updated_at as "updatedAt",
  t.sub_task_count as "subTaskCount", t.finished_sub_task_count as "finishedSubTaskCount",
  t.comment_count as comments, t.file_count as files`

const people = `(
  select json_agg(json_build_object('id', e.id, 'firstName', u.first_name, 'lastName', u.last_name, 'jobTitle', e.job_title,
    'isActive', e.is_active, 'imageId', coalesce(e.profile_image_id, u.profile_image_id)) order by e.sort_name, e.id)
  from task_assignees a
  join employees e on e.company_id = a.company_id and e.id = a.employee_id
  join users u on u.id = e.user_id
  where a.company_id = t.company_id and a.task_id = t.id) as people`

const permissions = boardPermissions('write')
const can = taskPermissions(permissions, false)

/** What a board shows of a task, and its page too. */
const taskOf = (row: TaskRow, subTasks: readonly TaskRow[], index: number, listId: string) => ({
  id: row.id,
  taskList: { id: listId },
  superTask: row.parentId === null ? null : { id: row.parentId },
  finishedAt: row.finishedAt,
  rank: row.rank,
  index,
  version: row.version,
  updatedAt: row.updatedAt,
  title: row.title,
  status: { id: row.statusId ?? BACKLOG_STATUS_ID },
  employees: (row.people ?? []).map(personOf),
  priority: row.priority,
  dueDate: row.dueDate,
  scheduledDate: row.scheduledDate,
  estimatedStartDate: row.estimatedStart,
  estimatedEndDate: row.estimatedEnd,
  estimatedTime: row.estimated,
  loggedTime: subTasks.reduce((sum, { logged }) => sum + logged, row.logged),
  tags: row.tags,
  subTaskCount: row.subTaskCount,
  finishedSubTaskCount: row.finishedSubTaskCount,
  commentCount: row.comments,
  fileCount: row.files,
})

const cardOf = (row: TaskRow, all: readonly TaskRow[], index: number, listId: string) => {
  const subTasks = all.filter(({ parentId }) => parentId === row.id)
  const ofBoard = { can: { updateStatus: can.updateStatus } }
  return {
    ...{ ...taskOf(row, subTasks, index, listId), ...ofBoard },
    subTasks: subTasks.map((subTask, place) => ({ ...taskOf(subTask, [], place, listId), ...ofBoard })),
  }
}

interface ListRow {
  readonly id: string
  readonly name: string
  readonly rank: string
  readonly createdAt: string
  readonly columns: string[] | null
  readonly active: number
  readonly completed: number
  readonly estimated: number
  readonly logged: number
}

export const tasksOfList: FloorCall = {
  statements: ({ url, companyId }) => {
    const listId = url.searchParams.get('taskListID')
    return [
      {
        name: 'list',
        text: `select l.id, l.name, l.rank, l.created_at as "createdAt", b.columns, sum(f.active)::integer as active,
            sum(f.completed)::integer as completed, sum(f.estimated)::bigint as estimated, sum(f.logged)::bigint as logged
          from task_lists l
          join task_boards b on b.company_id = l.company_id and b.id = l.board_id
          left join task_figures f on f.company_id = l.company_id and f.list_id = l.id
          where l.company_id = $1 and l.id = $2 group by l.company_id, l.id, b.company_id, b.id`,
        values: [companyId, listId],
      },
      {
        name: 'tasks',
        text: `with shown as (
            select * from tasks where company_id = $1 and list_id = $2 and parent_id is null and finished_at is null
              and archived_at is null
            order by rank limit ${PER + 1}
          )
          select ${columns}, ${people} from (
            select * from shown
            union all
            select t.* from shown s join tasks t on t.company_id = s.company_id and t.parent_id = s.id and t.archived_at is null
            where s.sub_task_count > 0
          ) t order by t.rank`,
        values: [companyId, listId],
      },
    ]
  },
  unfold: ([lists = [], tasks = []]) => {
    const [list] = lists as readonly ListRow[]
    if (!list) throw new Error('there is no such list')
    const shown = tasks.filter(({ parentId }: TaskRow) => parentId === null)
    return {
      items: [
        {
          ...{ id: list.id, name: list.name, rank: list.rank, createdAt: list.createdAt },
          tasks: shown.slice(0, PER).map((task, index) => cardOf(task, tasks, index, list.id)),
          hasMore: shown.length > PER,
          activeTaskCount: list.active,
          completedTaskCount: list.completed,
          analytics: { estimatedTime: list.estimated, loggedTime: list.logged },
          tableColumns: list.columns ?? [...defaultTaskColumns],
        },
      ],
      can: { edit: permissions.edit },
    }
  },
}

interface CreatedRow extends TaskRow {
  readonly description: string
  readonly overridesEstimate: boolean
  readonly shouldRemind: boolean
  readonly dynamicDetails: unknown[]
  readonly createdAt: string
  readonly creator: PersonRow
}

export const createTask: FloorCall = {
  statements: ({ url, body, companyId, employeeId }) => {
    const { id, title } = JSON.parse(body) as { id: string; title: string }
    const [, , , , boardId, , listId] = url.pathname.split('/')
    return [
      {
        name: 'create',
        // The task goes behind all others, none of which was made this late; two may be made in the same microsecond.
        text: `with t as (
            insert into tasks (company_id, id, board_id, list_id, title, rank, created_by)
            values ($1, $2, $3, $4, $5, 'W' || to_char(clock_timestamp(), 'YYYYMMDDHH24MISSUS') || $7, $6)
            returning *
          ) select ${columns}, null as people, t.description, t.overrides_estimate as "overridesEstimate",
            t.should_remind as "shouldRemind", t.dynamic_details as "dynamicDetails", t.created_at as "createdAt",
            json_build_object('id', e.id, 'firstName', u.first_name, 'lastName', u.last_name, 'jobTitle', e.job_title,
              'isActive', e.is_active, 'imageId', coalesce(e.profile_image_id, u.profile_image_id)) as creator
          from t join employees e on e.company_id = t.company_id and e.id = t.created_by join users u on u.id = e.user_id`,
        values: [companyId, id, boardId, listId, title, employeeId, id.slice(0, 4)],
      },
    ]
  },
  unfold: ([rows = []], { url }) => {
    const [row] = rows as readonly CreatedRow[]
    if (!row) throw new Error('no task was created')
    return {
      ...{ ...taskOf(row, [], 0, url.pathname.split('/')[6] ?? ''), subTasks: [], files: [], archivedAt: null },
      can: { ...can, restore: false },
      ...{ taskDescription: row.description, enableOverrideEstimatedTime: row.overridesEstimate },
      ...{ shouldRemind: row.shouldRemind, dynamicDetails: row.dynamicDetails, createdAt: row.createdAt },
      createdBy: personOf(row.creator),
    }
  },
}
