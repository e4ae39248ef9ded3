/** A problem that keeps Praxis from starting and that the person at the terminal can solve; printed without a stack. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem'

  constructor(
    readonly problem: string,
    readonly remedy: string,
  ) {
    super(`${problem}\n${remedy}`)
  }
}
