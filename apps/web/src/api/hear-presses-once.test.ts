import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hearPressesOnce } from './hear-presses-once'

const queryClient = new QueryClient()
let stop: () => void
let answers: (() => void)[] = []
let begun: string[] = []

beforeEach(() => {
  answers = []
  begun = []
  stop = hearPressesOnce(window, queryClient)
})
afterEach(() => {
  stop()
  document.body.replaceChildren()
})

/** A button whose press starts a mutation that ends only when it is answered. */
function buttonFor(name: string): HTMLButtonElement {
  const button = document.createElement('button')
  document.body.append(button)
  const mutation = new MutationObserver(queryClient, {
    mutationFn: () => new Promise<void>((resolve) => answers.push(resolve)),
  })
  button.addEventListener('click', () => {
    begun.push(name)
    void mutation.mutate()
  })
  return button
}

const press = (button: HTMLElement, detail = 1) =>
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
const nextTask = () => new Promise((resolve) => setTimeout(resolve))
const answerAll = async () => {
  await nextTask()
  for (const answer of answers.splice(0)) answer()
  await nextTask()
}

test('a second press does nothing while what the first one began is under way', async () => {
  const copy = buttonFor('copy')
  press(copy)
  press(copy)
  expect(begun).toEqual(['copy'])
  await answerAll()
  press(copy)
  expect(begun).toEqual(['copy', 'copy'])
})

test('another button can be pressed meanwhile', () => {
  press(buttonFor('this'))
  press(buttonFor('that'))
  expect(begun).toEqual(['this', 'that'])
})

test('a double click is one press, also when the answer was quick and something else has come under the pointer', async () => {
  const approve = buttonFor('approve')
  press(approve)
  await answerAll()
  press(buttonFor('approve the next one'), 2)
  expect(begun).toEqual(['approve'])
})

test('a press that begins nothing may be repeated as quickly as one likes', () => {
  const next = document.createElement('button')
  document.body.append(next)
  let weeks = 0
  next.addEventListener('click', () => weeks++)
  for (const detail of [1, 2, 3]) press(next, detail)
  expect(weeks).toBe(3)
})
