/** How much of some tasks is done, in percent; 100 only once all of them are. */
export const percentDone = (done: number, total: number): number => (total === 0 ? 0 : Math.floor((done / total) * 100))
