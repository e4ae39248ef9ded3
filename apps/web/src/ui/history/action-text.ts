/** What was done, in words; an action that is newer than the page is shown by its name. */
export const actionText = (words: Readonly<Record<string, string>>, action: string): string => words[action] ?? action
