/** Whom the attacks are made by, and on what: a company with rights of its own and nobody else's. */
export interface HostileCompany {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly username: string
  readonly password: string
  /** With very much time. */
  readonly clientId: string
  /** A project with a board of 5,000 tasks. */
  readonly boardId: string
  /** Some of them; whenever one is finished or opened again, a rule mails a colleague. */
  readonly boardTasks: readonly { readonly listId: string; readonly taskId: string }[]
  /** A list and a task of one's own. */
  readonly listId: string
  readonly taskId: string
}
