/** Whether a new line manager would put somebody above themselves; `aboveIds` are those above that one, from below. */
export const makesCircle = (employeeId: string, newManager: { id: string; aboveIds: readonly string[] }): boolean =>
  newManager.id === employeeId || newManager.aboveIds.includes(employeeId)
