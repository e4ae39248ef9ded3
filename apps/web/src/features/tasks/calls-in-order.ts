const lastCalls = new Map<string, Promise<void>>()

/** Makes calls for one task in their order, without waiting for what is fetched after each of them. */
export function inOrder(taskID: string, call: () => Promise<void>): Promise<void> {
  const current = (lastCalls.get(taskID) ?? Promise.resolve()).then(call)
  const settled = current.catch(() => undefined)
  lastCalls.set(taskID, settled)
  void settled.then(() => lastCalls.get(taskID) === settled && lastCalls.delete(taskID))
  return current
}

/** Resolves once no call for the task is under way: the server may not know the task before. */
export const callsSettled = async (taskID: string): Promise<void> => lastCalls.get(taskID)
