import type { Page } from '@playwright/test'

/** On a phone they stand behind a button. */
export async function unfoldFilters(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Filters/ })
  if (await button.isVisible()) await button.click()
}
