import { Id } from '@praxis/contract/values'
import * as z from 'zod'
import type { Tx } from '../../../platform/database/database'
import { systemScope } from '../../../platform/database/scope'
import { sql } from '../../../platform/database/sql'
import { defineJob } from '../../../platform/jobs/job'
import { tellByMail } from '../../../platform/mail/tell-by-mail'
import { readersAmong } from '../board-audience'

interface Assignment {
  readonly taskId: string
  readonly title: string
  readonly boardId: string
  readonly project: string
  readonly by: string
  readonly domain: string
}

/** What is still theirs and still to be done; told of now. */
const takeNews = (db: Tx, employeeId: string): Promise<Assignment[]> =>
  db.rows<Assignment>(sql`
    with news as (
      update task_assignment_news set told_at = ${db.now}
      where company_id = ${db.scope.companyId} and employee_id = ${employeeId} and told_at is null
      returning *
    )
    select t.id as "taskId", t.title, t.board_id as "boardId", p.name as project, d.domain,
      u.first_name || ' ' || u.last_name as by
    from news n
    join task_assignees a on a.company_id = n.company_id and a.task_id = n.task_id and a.employee_id = n.employee_id
    join tasks t on t.company_id = n.company_id and t.id = n.task_id and t.finished_at is null and t.archived_at is null
    join targetables p on p.company_id = t.company_id and p.id = t.board_id
    join company_directory d on d.id = n.company_id
    join employees e on e.company_id = n.company_id and e.id = n.assigned_by
    join users u on u.id = e.user_id
    order by p.name, n.created_at, t.title`)

/** More of them nobody reads in a mail. */
const MOST_TITLES = 20

const linesOf = (assignments: readonly Assignment[]): string[] => {
  const shown = assignments.slice(0, MOST_TITLES).map(({ title, project }) => `${title} (${project})`)
  const left = assignments.length - shown.length
  return left > 0 ? [...shown, `and ${left} more`] : shown
}

const mailOf = (to: string, [first, ...others]: readonly [Assignment, ...Assignment[]], publicUrl: string) => {
  const workspace = `${publicUrl}/employments/${first.domain}`
  if (others.length === 0)
    return {
      to,
      subject: `${first.by} assigned you a task: ${first.title}`,
      heading: first.title,
      paragraphs: [`${first.by} assigned you this task in ${first.project}.`],
      action: { label: 'Open task', url: `${workspace}/projects/${first.boardId}/taskLists/${first.taskId}` },
    }
  const all = [first, ...others]
  const people = [...new Set(all.map(({ by }) => by))]
  const by = people.length === 1 ? first.by : 'Your colleagues'
  const projects = [...new Set(all.map(({ boardId }) => boardId))]
  const path = projects.length === 1 ? `myTasks?projectID=${first.boardId}` : 'myTasks'
  return {
    to,
    subject: `${by} assigned you ${all.length} tasks`,
    heading: `${all.length} tasks for you`,
    paragraphs: [`${by} assigned you these tasks:`, { list: linesOf(all) }],
    action: { label: 'Open my tasks', url: `${workspace}/${path}` },
  }
}

/** One mail for all that somebody was given lately, as far as they see the boards it is on. */
export const tellOfAssignments = defineJob({
  name: 'tellOfAssignments',
  payload: z.strictObject({ employeeId: Id }),
  run: ({ database, platform, companyId, jobId, payload: { employeeId } }) =>
    database.mutate(systemScope(companyId), async (db) => {
      const assignments = await takeNews(db, employeeId)
      const seen: Assignment[] = []
      let email: string | undefined
      for (const boardId of new Set(assignments.map((assignment) => assignment.boardId))) {
        const [reader] = await readersAmong(db, { id: boardId }, [employeeId])
        if (!reader) continue
        email = reader.email
        seen.push(...assignments.filter((assignment) => assignment.boardId === boardId))
      }
      const [first, ...others] = seen
      if (first && email !== undefined)
        await tellByMail(db, platform, {
          kind: 'assignment',
          occasion: `assignments ${jobId}`,
          by: null,
          mails: [mailOf(email, [first, ...others], platform.publicUrl())],
        })
    }),
})
