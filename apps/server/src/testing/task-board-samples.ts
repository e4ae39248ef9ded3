import type { SampleFirm } from './sample-firm'

type BoardName = 'projectBoard' | 'personalBoard' | 'templateBoard'

const files = () => ({ files: [new File(['x'], 'x.txt')] })

/** Samples of the endpoints that every door has, for a board of the firm; the door's own parameters come first. */
export const boardSamples = <Params extends object>(name: BoardName, paramsOf: (firm: SampleFirm) => Params) => {
  const ofBoard = (firm: SampleFirm) => ({ params: paramsOf(firm) })
  const ofList = (firm: SampleFirm) => ({ params: { ...paramsOf(firm), taskListId: firm[name].listId } })
  const ofTask = (firm: SampleFirm) => ({
    params: { ...paramsOf(firm), taskListId: firm[name].listId, taskId: firm[name].taskId },
  })
  const ofFile = (firm: SampleFirm) => ({ params: { ...ofTask(firm).params, fileId: firm[name].fileId } })
  const changes = (firm: SampleFirm) => ({
    title: 'Changed',
    statusID: firm[name].statusId,
    employeeIDs: [firm.plain.employeeId],
  })
  return {
    listTaskLists: (firm: SampleFirm) => ({ ...ofBoard(firm), query: { taskListID: firm[name].listId } }),
    createTaskList: (firm: SampleFirm) => ({ ...ofBoard(firm), body: { name: 'Another' } }),
    updateTaskList: (firm: SampleFirm) => ({ ...ofList(firm), body: { name: 'Changed' } }),
    moveTaskList: (firm: SampleFirm) => ({ ...ofList(firm), body: { beforeID: firm[name].listId } }),
    sortByPriority: ofList,
    sortByStatus: ofList,
    sortByDueDate: (firm: SampleFirm) => ({ ...ofList(firm), body: {} }),
    sortByEstimatedTime: (firm: SampleFirm) => ({ ...ofList(firm), body: {} }),
    sortByLastUpdated: ofList,
    listCompletedTasks: (firm: SampleFirm) => ({ ...ofList(firm), query: { assigneeID: firm.plain.employeeId } }),
    createTask: (firm: SampleFirm) => ({ ...ofList(firm), body: changes(firm) }),
    getTask: (firm: SampleFirm) => ({ params: { ...paramsOf(firm), taskId: firm[name].taskId } }),
    updateTask: (firm: SampleFirm) => ({ ...ofTask(firm), body: changes(firm) }),
    moveTask: (firm: SampleFirm) => ({
      ...ofTask(firm),
      body: { taskListID: firm[name].listId, superTaskID: firm[name].subTaskId, beforeID: firm[name].taskId },
    }),
    toggleTask: (firm: SampleFirm) => ({ ...ofTask(firm), body: { isToggled: true } }),
    listSubTasks: ofTask,
    createSubTask: (firm: SampleFirm) => ({ ...ofTask(firm), body: changes(firm) }),
    sortSubTasksByPriority: ofTask,
    attachTaskFiles: (firm: SampleFirm) => ({ ...ofTask(firm), files: files() }),
    getTaskFile: ofFile,
    deleteTaskFile: ofFile,
    getTaskOptions: ofBoard,
    getTaskAnalytics: (firm: SampleFirm) => ({ ...ofBoard(firm), query: { taskListIDs: [firm[name].listId] } }),
    archiveTask: ofTask,
    listArchivedTasks: (firm: SampleFirm) => ({ ...ofBoard(firm), query: { taskListID: firm[name].listId } }),
    restoreTask: ofTask,
    restoreTasks: (firm: SampleFirm) => ({ ...ofBoard(firm), body: { taskIDs: [firm[name].taskId] } }),
    getTaskContents: (firm: SampleFirm) => ({ ...ofBoard(firm), query: { taskIDs: [firm[name].taskId] } }),
    deleteTask: ofTask,
    getTaskListContents: ofList,
    deleteTaskList: ofList,
  }
}

export const workSamples = <Params extends object>(name: BoardName, paramsOf: (firm: SampleFirm) => Params) => {
  const ofBoard = (firm: SampleFirm) => ({ params: paramsOf(firm) })
  const ofTask = (firm: SampleFirm) => ({
    params: { ...paramsOf(firm), taskListId: firm[name].listId, taskId: firm[name].taskId },
  })
  return {
    archiveAllTasks: (firm: SampleFirm) => ({
      ...ofBoard(firm),
      body: {
        taskStatusID: firm[name].statusId,
        taskListID: firm[name].listId,
        assigneeID: firm.plain.employeeId,
      },
    }),
    moveTaskToStatus: (firm: SampleFirm) => ({
      ...ofBoard(firm),
      body: { taskID: firm[name].taskId, statusID: firm[name].statusId, beforeID: firm[name].subTaskId },
    }),
    getStatusOverview: (firm: SampleFirm) => ({ ...ofBoard(firm), query: { taskListIDs: [firm[name].listId] } }),
    listTaskComments: ofTask,
    createTaskComment: (firm: SampleFirm) => ({
      ...ofTask(firm),
      body: { text: 'Another', mentionedEmployeeIDs: [firm.plain.employeeId] },
    }),
    createTaskFileComment: (firm: SampleFirm) => ({
      ...ofTask(firm),
      body: { text: 'Another', mentionedEmployeeIDs: [firm.plain.employeeId] },
      files: files(),
    }),
    updateTaskComment: (firm: SampleFirm) => ({
      params: { ...ofTask(firm).params, commentId: firm[name].commentId },
      body: { text: 'Changed', mentionedEmployeeIDs: [firm.plain.employeeId] },
    }),
    deleteTaskComment: (firm: SampleFirm) => ({
      params: { ...ofTask(firm).params, commentId: firm[name].commentId },
    }),
  }
}

export const statusSamples = <Params extends object>(name: BoardName, paramsOf: (firm: SampleFirm) => Params) => {
  const ofBoard = (firm: SampleFirm) => ({ params: paramsOf(firm) })
  const ofStatus = (firm: SampleFirm) => ({ params: { ...paramsOf(firm), statusId: firm[name].statusId } })
  return {
    listTaskStatuses: ofBoard,
    createTaskStatus: (firm: SampleFirm) => ({
      ...ofBoard(firm),
      body: { name: 'Another', color: '#123456', progress: 'toDo' as const },
    }),
    updateTaskStatus: (firm: SampleFirm) => ({ ...ofStatus(firm), body: { name: 'Changed' } }),
    updateStatusRank: (firm: SampleFirm) => ({ ...ofStatus(firm), body: { progressRank: 0 } }),
    deleteTaskStatus: ofStatus,
  }
}
