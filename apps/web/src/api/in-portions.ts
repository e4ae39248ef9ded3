/** Sends more than the server takes at once. The calls are made one after the other, so that none follows a refused one. */
export async function inPortions<Item, Done>(
  items: readonly Item[],
  size: number,
  send: (portion: Item[]) => Promise<readonly Done[]>,
): Promise<Done[]> {
  const done: Done[] = []
  for (let start = 0; start < items.length; start += size) done.push(...(await send(items.slice(start, start + size))))
  return done
}
