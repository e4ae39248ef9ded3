import type { LargeFirm } from '../large-firm/large-firm'

type BoardOf = (firm: LargeFirm) => LargeFirm['boards'][keyof LargeFirm['boards']]

/** Words that hardly any title has, that all have, and that none has. */
const terms = ['number 17', 'number', 'zzzz']

/** The reads of every door to a board; the door's own parameters come first. */
export const boardReads = <Params extends object>(boardOf: BoardOf, paramsOf: (firm: LargeFirm) => Params) => {
  const ofBoard = (firm: LargeFirm) => [{ params: paramsOf(firm) }]
  const ofList = (firm: LargeFirm) => ({ ...paramsOf(firm), taskListId: boardOf(firm).listId })
  const ofTask = (firm: LargeFirm) => ({ ...ofList(firm), taskId: boardOf(firm).taskId })
  const withTerms = terms.map((taskNameTerm) => ({ taskNameTerm }))
  const withFilters = (firm: LargeFirm) => [
    ...withTerms,
    { assigneeID: firm.people.plain.employeeId },
    { taskStatusIDs: [boardOf(firm).statusId] },
  ]
  return {
    listTaskLists: (firm: LargeFirm) =>
      [
        {},
        { taskListID: boardOf(firm).listId, per: 50 },
        { taskListID: boardOf(firm).listId, per: 50, page: 12 },
        { showSubtask: 'false' },
        ...withFilters(firm),
      ].map((query) => ({ params: paramsOf(firm), query })),
    getTaskListContents: (firm: LargeFirm) => [{ params: ofList(firm) }],
    listCompletedTasks: (firm: LargeFirm) =>
      [{}, { page: 3 }, ...withFilters(firm)].map((query) => ({ params: ofList(firm), query })),
    getTask: (firm: LargeFirm) => [{ params: { ...paramsOf(firm), taskId: boardOf(firm).taskId } }],
    getTaskContents: (firm: LargeFirm) => [{ params: paramsOf(firm), query: { taskIDs: [boardOf(firm).taskId] } }],
    listArchivedTasks: (firm: LargeFirm) =>
      [
        {},
        { page: 3 },
        { taskListID: boardOf(firm).listId },
        { assigneeID: firm.people.plain.employeeId },
        ...withTerms,
      ].map((query) => ({ params: paramsOf(firm), query })),
    listSubTasks: (firm: LargeFirm) => [{ params: ofTask(firm) }],
    getTaskFile: (firm: LargeFirm) => [{ params: { ...ofTask(firm), fileId: boardOf(firm).fileId } }],
    getTaskOptions: ofBoard,
    getTaskAnalytics: (firm: LargeFirm) =>
      [{}, { taskListIDs: [boardOf(firm).listId] }].map((query) => ({ params: paramsOf(firm), query })),
  }
}

export const workReads = <Params extends object>(boardOf: BoardOf, paramsOf: (firm: LargeFirm) => Params) => ({
  getStatusOverview: (firm: LargeFirm) =>
    [
      {},
      { taskListIDs: [boardOf(firm).listId] },
      { assigneeID: firm.people.plain.employeeId },
      ...terms.map((taskNameTerm) => ({ taskNameTerm })),
    ].map((query) => ({ params: paramsOf(firm), query })),
  listTaskComments: (firm: LargeFirm) =>
    [{}, { page: 5 }].map((query) => ({
      params: { ...paramsOf(firm), taskListId: boardOf(firm).listId, taskId: boardOf(firm).taskId },
      query,
    })),
})

export const exportReads =
  <Params extends object>(boardOf: BoardOf, paramsOf: (firm: LargeFirm) => Params) =>
  (firm: LargeFirm) =>
    [
      {},
      { taskListID: boardOf(firm).listId },
      { assigneeID: firm.people.plain.employeeId },
      { taskNameTerm: 'zzzz' },
    ].map((query) => ({ params: paramsOf(firm), query }))
