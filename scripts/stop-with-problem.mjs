/** Says what is wrong and what to do, without a stack, and ends. */
export function stopWithProblem(problem, remedy) {
  console.error(`\n${problem}\n${remedy}\n`)
  process.exit(1)
}
