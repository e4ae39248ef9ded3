const lastCalls = new Map<string, Promise<void>>()

/** Changes of one task arrive in their order, without waiting for what is asked for after each of them. */
export function inOrder(taskID: string, call: () => Promise<void>): Promise<void> {
  const current = (lastCalls.get(taskID) ?? Promise.resolve()).then(call)
  const settled = current.catch(() => undefined)
  lastCalls.set(taskID, settled)
  void settled.then(() => lastCalls.get(taskID) === settled && lastCalls.delete(taskID))
  return current
}

/** Once nothing of the task is on its way any more: it may not be there before. */
export const callsSettled = async (taskID: string): Promise<void> => lastCalls.get(taskID)
