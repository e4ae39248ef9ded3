/** The company that attacks, with rights of its own and nobody else's, and the records it attacks with. */
export interface HostileCompany {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly username: string
  readonly password: string
  /** A client with very much time. */
  readonly clientId: string
  /** A project with a board of 5,000 tasks. */
  readonly boardId: string
  /** Some tasks of that board; whenever one is finished or reopened, a rule mails a colleague. */
  readonly boardTasks: readonly { readonly listId: string; readonly taskId: string }[]
  /** A list and a task of the attacker's own. */
  readonly listId: string
  readonly taskId: string
}
