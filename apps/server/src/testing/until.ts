import { vi } from 'vitest'

/** Waits for a condition that comes true by itself, also on a busy machine. */
export const until = (condition: () => boolean): Promise<boolean> => vi.waitUntil(condition, { timeout: 20_000 })
