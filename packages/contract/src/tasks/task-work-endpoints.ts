import * as z from 'zod'
import { about, endpoint } from '../protocol/endpoint'
import { FILE_MAX_BYTES } from '../protocol/files'
import { listed, listOf, pageOf, pageQuery } from '../protocol/page'
import { Id } from '../protocol/values'
import { accessOf, type BoardAccess, type BoardDoor, boardFilter } from './task-door'
import { StatusId, StatusOverview, Task, TaskComment } from './task-shapes'

const CommentText = z
  .string()
  .trim()
  .min(1)
  .max(20_000)
  .refine((text) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text), 'Invalid input')
const MentionedIds = z.array(Id).max(50).default([])

/** The endpoints that a board in use has and a template has not: comments, and changes of many tasks at once. */
export const workEndpoints = <Params extends z.core.$ZodLooseShape, Who extends BoardAccess = 'employee'>(
  door: BoardDoor<Params, Who>,
) => {
  const ofBoard = z.strictObject({ ...door.params })
  const ofTask = z.strictObject({ ...door.params, taskListId: Id, taskId: Id })
  const ofComment = z.strictObject({ ...door.params, taskListId: Id, taskId: Id, commentId: Id })
  const access = accessOf(door)
  const comments = `${door.prefix}/taskLists/{taskListId}/tasks/{taskId}/comments`
  return about('tasks', {
    archiveAllTasks: endpoint({
      method: 'PATCH',
      path: `${door.prefix}/taskLists/tasks/archiveAll`,
      summary: 'Archive all tasks with a status, or all completed ones; optionally only one list, assignee or name',
      ...access,
      params: ofBoard,
      body: z.strictObject({
        /** Null archives completed tasks, whatever their status. */
        taskStatusID: StatusId.nullable(),
        taskListID: Id.nullable().default(null),
        assigneeID: Id.nullable().default(null),
        taskNameTerm: boardFilter.taskNameTerm,
      }),
      response: z.strictObject({
        archivedCount: z.int(),
        /** The tasks that were archived from lists, without the sub-tasks that went with them. */
        taskIDs: z.array(Id),
      }),
      reasons: ['notFound', 'noTaskListForThisUser'],
    }),
    moveTaskToStatus: endpoint({
      method: 'POST',
      path: `${door.prefix}/moveTaskToStatus`,
      summary: 'Move a task to a status, before another task or at the end',
      ...access,
      params: ofBoard,
      body: z.strictObject({ taskID: Id, statusID: StatusId, beforeID: Id.nullable().default(null) }),
      response: Task,
      reasons: ['notFound', 'taskArchived', 'noPermissionToUpdateTaskStatus'],
    }),
    getStatusOverview: endpoint({
      method: 'GET',
      path: `${door.prefix}/taskListStatusOverView`,
      summary: 'Count the tasks of each status',
      ...access,
      params: ofBoard,
      query: z.strictObject({
        taskListIDs: listed(Id).optional(),
        taskNameTerm: z.string().trim().max(200).optional(),
        assigneeID: Id.optional(),
      }),
      response: listOf(StatusOverview),
      reasons: ['notFound'],
    }),
    listTaskComments: endpoint({
      method: 'GET',
      path: comments,
      summary: 'List comments on a task, newest first',
      ...access,
      params: ofTask,
      query: z.strictObject(pageQuery(25)),
      response: pageOf(TaskComment),
      reasons: ['notFound'],
    }),
    createTaskComment: endpoint({
      method: 'POST',
      path: comments,
      summary: 'Comment on a task; people mentioned are notified',
      ...access,
      params: ofTask,
      body: z.strictObject({ text: CommentText, mentionedEmployeeIDs: MentionedIds }),
      response: TaskComment,
      reasons: ['notFound', 'taskArchived'],
    }),
    createTaskFileComment: endpoint({
      method: 'POST',
      path: `${comments}/files`,
      summary: 'Comment on a task with files and an optional text',
      ...access,
      params: ofTask,
      body: z.strictObject({ text: CommentText.optional(), mentionedEmployeeIDs: MentionedIds }),
      files: { files: { maxBytes: FILE_MAX_BYTES, many: true, required: true, accept: 'any' } },
      response: TaskComment,
      reasons: ['notFound', 'taskArchived', 'fileTooLarge'],
    }),
    updateTaskComment: endpoint({
      method: 'PATCH',
      path: `${comments}/{commentId}`,
      summary: 'Edit the caller’s own comment',
      ...access,
      params: ofComment,
      body: z.strictObject({
        text: CommentText,
        /** Only people who were not mentioned before: they are told. */
        mentionedEmployeeIDs: MentionedIds,
      }),
      response: TaskComment,
      reasons: ['notFound', 'taskArchived'],
    }),
    deleteTaskComment: endpoint({
      method: 'DELETE',
      path: `${comments}/{commentId}`,
      summary: 'Delete the caller’s own comment',
      ...access,
      params: ofComment,
      response: 'nothing',
      reasons: ['notFound', 'taskArchived'],
    }),
  })
}
