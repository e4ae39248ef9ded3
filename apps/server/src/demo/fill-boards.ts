import { boardsOfProjects } from '@praxis/demo/boards/boards-of-projects'
import { personalTasks } from '@praxis/demo/boards/personal-tasks'
import { calderRoweTemplates } from '@praxis/demo/boards/templates'
import type { DemoCompany } from '@praxis/demo/demo-company'
import { taskAssignment } from '../features/tasks/notifications/task-assignment'
import type { Tx } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import type { FileStore } from '../platform/files/file-store'
import { type BoardRows, templateRows } from './board-rows'
import { employeeIdOf } from './demo-employee-id'
import { demoId } from './demo-id'
import { daysBefore } from './demo-moments'
import { keepDemoFile } from './keep-demo-file'
import { personalBoardRows } from './personal-board-rows'
import { projectBoardRows } from './project-board-rows'

/** Templates are older than the projects that were made from them. */
const TEMPLATES_WRITTEN_DAYS_AGO = 900

const insertTemplates = async (db: Tx, company: DemoCompany): Promise<BoardRows[]> => {
  const written = { by: employeeIdOf(company, company.owner), at: daysBefore(db.now, TEMPLATES_WRITTEN_DAYS_AGO) }
  const templates = calderRoweTemplates.map((template) => ({
    ...template,
    id: demoId('project template', company.domain, template.name),
  }))
  const rows = templates.map(({ id, name, isActive }) => ({ id, name, isActive }))
  await db.run(sql`
    insert into project_templates (company_id, id, name, is_active, created_at, updated_at)
    select ${db.scope.companyId}, r.id, r.name, r."isActive", ${written.at}, ${written.at}
    from jsonb_to_recordset(${JSON.stringify(rows)}) as r(id uuid, name text, "isActive" boolean)`)
  const rules = templates.flatMap(({ id, assignsAt }) =>
    assignsAt
      ? [{ id: demoId('automation', id), boardId: id, statusID: demoId('task status', id, assignsAt.name) }]
      : [],
  )
  await db.run(sql`
    insert into automations (company_id, id, board_id, trigger, action, created_at, updated_at)
    select ${db.scope.companyId}, r.id, r."boardId",
      jsonb_build_object('type', 'taskStatusUpdate', 'statusID', r."statusID"), '{"type": "selfAssign"}',
      ${written.at}, ${written.at}
    from jsonb_to_recordset(${JSON.stringify(rules)}) as r(id uuid, "boardId" uuid, "statusID" uuid)`)
  const made = templates.flatMap(({ id, projects = [] }) => projects.map((name) => ({ id, name })))
  await db.run(sql`
    update projects p set template_id = r.id, template_used_at = t.created_at
    from jsonb_to_recordset(${JSON.stringify(made)}) as r(id uuid, name text)
    join targetables t on t.company_id = ${db.scope.companyId} and t.name = r.name
    where p.company_id = t.company_id and p.id = t.id`)
  return templates.map(({ id, board }) => templateRows(id, board, written))
}

const insertStatusesAndLists = async (db: Tx, boards: readonly BoardRows[]): Promise<void> => {
  const statuses = boards.flatMap((board) => board.statuses)
  const lists = boards.flatMap((board) => board.lists)
  await db.run(sql`
    insert into task_statuses (company_id, id, board_id, name, color, progress, position)
    select ${db.scope.companyId}, r.id, r."boardId", r.name, r.color, r.progress, r.position
    from jsonb_to_recordset(${JSON.stringify(statuses)}) as r(
      id uuid, "boardId" uuid, name text, color text, progress text, position integer)`)
  await db.run(sql`
    insert into task_lists (company_id, id, board_id, name, rank)
    select ${db.scope.companyId}, r.id, r."boardId", r.name, r.rank
    from jsonb_to_recordset(${JSON.stringify(lists)}) as r(id uuid, "boardId" uuid, name text, rank text)`)
}

const insertTasks = async (db: Tx, boards: readonly BoardRows[]): Promise<void> => {
  const tasks = boards.flatMap((board) => board.tasks)
  await db.run(sql`
    with rows as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(tasks)}) as r(
        id uuid, "boardId" uuid, "listId" uuid, "parentId" uuid, title text, description text, "statusId" uuid,
        priority smallint, "dueDate" date, "estimatedStart" date, "estimatedEnd" date, seconds integer,
        tags text[], remind boolean, "finishedAt" timestamptz, rank text, "createdBy" uuid, "createdAt" timestamptz,
        "updatedAt" timestamptz, assignees uuid[])
    ), inserted as (
      insert into tasks (company_id, id, board_id, list_id, parent_id, title, description, status_id, priority,
                         due_date, estimated_start, estimated_end, estimated_seconds, tags, should_remind,
                         finished_at, rank, created_by, created_at, updated_at)
      select ${db.scope.companyId}, id, "boardId", "listId", "parentId", title, description, "statusId", priority,
             "dueDate", "estimatedStart", "estimatedEnd", seconds, tags, remind, "finishedAt", rank,
             "createdBy", "createdAt", "updatedAt"
      from rows
    )
    insert into task_assignees (company_id, task_id, employee_id)
    select ${db.scope.companyId}, r.id, a from rows r, unnest(r.assignees) as a`)
}

const insertComments = async (db: Tx, boards: readonly BoardRows[]): Promise<void> => {
  const comments = boards.flatMap((board) => board.comments)
  await db.run(sql`
    insert into task_comments (company_id, id, task_id, author_id, author, text, created_at)
    select e.company_id, r.id, r."taskId", e.id, u.first_name || ' ' || u.last_name, r.text, r."createdAt"
    from jsonb_to_recordset(${JSON.stringify(comments)}) as r(
      id uuid, "taskId" uuid, "authorId" uuid, text text, "createdAt" timestamptz)
    join employees e on e.company_id = ${db.scope.companyId} and e.id = r."authorId"
    join users u on u.id = e.user_id`)
}

/** Notifications of open tasks that the project's lead gave people lately, and that they have not opened yet. */
const insertNews = async (db: Tx): Promise<void> => {
  await db.run(sql`
    insert into task_assignment_news (company_id, employee_id, task_id, assigned_by, created_at)
    select company_id, employee_id, id, lead_id, ${db.now}::timestamptz - place * interval '7 hours'
    from (
      select t.company_id, t.id, a.employee_id, p.lead_id,
        row_number() over (partition by a.employee_id order by t.due_date desc nulls last, t.id) as place
      from targetables p
      join tasks t on t.company_id = p.company_id and t.board_id = p.id and t.parent_id is null and t.finished_at is null
      join task_assignees a on a.company_id = t.company_id and a.task_id = t.id and a.employee_id <> p.lead_id
      where p.company_id = ${db.scope.companyId} and p.is_active
    ) as given
    where place <= 2`)
  await db.run(sql`
    insert into notifications
      (company_id, employee_id, kind, key, record_id, by_id, payload, created_at, is_shown, mail, read_at)
    select n.company_id, n.employee_id, ${taskAssignment.name}, n.task_id::text, n.task_id, n.assigned_by,
      jsonb_build_object('task', t.title, 'project', p.name, 'projectId', p.id, 'kind', p.kind), n.created_at, true, 'never',
      case when n.created_at < ${db.now}::timestamptz - interval '12 hours' then ${db.now}::timestamptz end
    from task_assignment_news n
    join tasks t on t.company_id = n.company_id and t.id = n.task_id
    join targetables p on p.company_id = t.company_id and p.id = t.board_id
    where n.company_id = ${db.scope.companyId}`)
}

/** Boards of projects and of people, and the templates that projects are made from. */
export const fillBoards = async (db: Tx, files: FileStore, company: DemoCompany): Promise<void> => {
  const { projects = [] } = company
  if (projects.length === 0) return
  const boards = [
    ...projects.flatMap((project) => {
      const board = boardsOfProjects[project.name]
      return board ? [projectBoardRows(db.now, company, project, board)] : []
    }),
    ...Object.entries(personalTasks).map(([username, tasks]) =>
      personalBoardRows(db.now, employeeIdOf(company, username), tasks),
    ),
    ...(await insertTemplates(db, company)),
  ]
  await insertStatusesAndLists(db, boards)
  await insertTasks(db, boards)
  await insertComments(db, boards)
  await insertNews(db)
  await Promise.all(
    boards.flatMap((board) =>
      board.files.map(({ taskId, file }) => keepDemoFile(db, files, { entity: 'task', entityId: taskId }, file)),
    ),
  )
}
