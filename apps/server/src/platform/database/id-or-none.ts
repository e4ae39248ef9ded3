/** As the database writes it. */
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** For a column of ids, what may be one or any other text: that equals none. Ids compared as texts would all be read. */
export const idOrNone = (text: string): string | null => (UUID.test(text) ? text : null)
