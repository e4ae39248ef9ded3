import { keyOfLogged, type Logged } from '../loggables/submission-words'

interface LoggedTask extends Logged {
  readonly task: { readonly id: string } | null
}

/** The key of a row in the week grid: a project, an opportunity or a client at large, and a task of it. */
export const rowKeyOf = (logged: LoggedTask): string => `${keyOfLogged(logged)} ${logged.task?.id ?? ''}`
