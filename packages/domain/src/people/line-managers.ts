/** Whether somebody would end up above themselves with a new line manager, whose own managers are given from below. */
export const makesCircle = (employeeId: string, newManager: { id: string; aboveIds: readonly string[] }): boolean =>
  newManager.id === employeeId || newManager.aboveIds.includes(employeeId)
