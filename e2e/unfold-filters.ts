import type { Page } from '@playwright/test'

/** Unfolds the filters, which stand behind a button on a phone. */
export async function unfoldFilters(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Filters/ })
  if (await button.isVisible()) await button.click()
}
