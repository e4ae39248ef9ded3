import { Secret, TOTP } from 'otpauth'
import { expect, test } from './journey'
import { fillSignIn, giveSession, verifiedPerson } from './people'

test.use({ refusals: [400, 401] })

const STEP_MS = 30_000

/** The code of a later step: each code works once. */
const codeOf = (secret: string, stepsAhead: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsAhead * STEP_MS })

test('two-factor sign-in from turning it on to turning it off @once', async ({ page, request }) => {
  const person = await verifiedPerson(request)
  await giveSession(page, person)
  await page.goto('/account')

  const card = page.getByRole('region', { name: 'Two-factor sign-in' })
  await card.getByRole('button', { name: 'Turn on' }).click()
  const dialog = page.getByRole('dialog')
  const box = await dialog.boundingBox()
  const middle = (page.viewportSize()?.width ?? 0) / 2
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - middle), 'the dialog stands in the middle').toBeLessThan(10)
  await dialog.getByLabel('Password', { exact: true }).fill(person.password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  const key = await dialog.getByText(/Can’t scan it/).textContent()
  const secret = key?.split(': ')[1]?.replaceAll(' ', '') ?? ''
  await dialog.getByRole('textbox', { name: 'Code' }).fill('000000')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByText('This code is wrong or was already used')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret, 0))
  await dialog.getByRole('button', { name: 'Turn on' }).click()

  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes.first()).toBeVisible()
  const [recoveryCode = '', otherRecoveryCode = ''] = await codes.allTextContents()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('praxis-recovery-codes.txt')
  await dialog.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(card.getByText('On', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await fillSignIn(page, person)
  await page.getByLabel('Code').fill(codeOf(secret, 1))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Choose a workspace' })).toBeVisible()

  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await fillSignIn(page, person)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(recoveryCode)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Choose a workspace' })).toBeVisible()

  await page.goto('/account')
  await card.getByRole('button', { name: 'Turn off' }).click()
  await dialog.getByLabel('Password', { exact: true }).fill(person.password)
  await dialog.getByRole('textbox', { name: 'Code' }).fill('000000')
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await expect(dialog.getByText('This code is wrong or was already used')).toBeVisible()
  await dialog.getByRole('button', { name: 'Use a recovery code' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Recovery code' })).toBeFocused()
  await page.keyboard.insertText(otherRecoveryCode)
  await page.keyboard.press('Enter')
  await expect(card.getByRole('button', { name: 'Turn on' })).toBeVisible()
})
