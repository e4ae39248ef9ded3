/** An id as the database writes it. */
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The text if it is an id, else null, which equals none: comparing a column of ids with texts would read all of it. */
export const idOrNone = (text: string): string | null => (UUID.test(text) ? text : null)
