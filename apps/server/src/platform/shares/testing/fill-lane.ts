import type { Lane } from '../lane'

/** Takes every place of a lane, each for a company of its own; the returned function gives them back. */
export const fillLane = async (lane: Lane): Promise<() => void> => {
  const callers = Array.from({ length: lane.figures.places - lane.figures.inside }, (_, index) => ({
    company: `firm ${index}`,
    person: `person ${index}`,
  }))
  await Promise.all(callers.map((caller) => lane.enter(caller)))
  return () => {
    for (const caller of callers) lane.leave(caller)
  }
}
