import { expect, test } from './journey'
import { ABOUT_PARTS, PARTS } from './parts'
import { giveSession } from './people'
import { swept } from './swept'
import { firm, forms, open, shownCalendar } from './typed-forms'

test.use({ complaints: ABOUT_PARTS })

/** A dialog, a page with a calendar, a record and a line below one. */
const KINDS = ['a dialog', 'a page', 'a record', 'a comment']

test('a lost network, a reload and another visit lose nothing of any form @once', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(150_000)
  // The browser's question before leaving is accepted.
  page.on('dialog', (leaving) => leaving.accept())
  const { owner, ...places } = await firm(request)
  await giveSession(page, owner)
  for (const form of swept(forms, ({ name }) => KINDS.includes(name))) {
    await test.step(form.name, async () => {
      await page.goto(form.at(places))
      const field = await open(page, form)
      await field.fill(form.text)

      if (form.calendar) {
        await page.route(PARTS, (route) => route.abort())
        await context.setOffline(true)
        await form.calendar(page).click()
        await expect(page.getByRole('alert').filter({ hasText: 'Praxis can’t be reached' })).toBeVisible()
        await expect(field).toHaveValue(form.text)
        await page.unroute(PARTS)
        await context.setOffline(false)
        await expect(shownCalendar(page)).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(field).toHaveValue(form.text)
      }

      await page.reload()
      await expect(await open(page, form)).toHaveValue(form.text)
      await expect(page.getByText(/[Uu]nsaved changes from \d\d:\d\d/).first()).toBeVisible()
      await form.complete?.(page)
      await form.send(page).click()
      await expect(
        page
          .getByText(/(Created|Updated) successfully/)
          .or(page.getByText(form.text))
          .first(),
      ).toBeVisible()
      await expect
        .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('praxis-draft'))))
        .toEqual([])
    })
  }
})
