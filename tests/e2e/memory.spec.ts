import { expect, test } from '@playwright/test'
import { App } from './app'
import { problemFor } from './problems'

const typed = problemFor('polynomials', 'k3f9', ({ answerValidator }) => answerValidator.kind === 'number')

test('a mistake is there in another tab at once, after a reload, and on another device by a file', async ({
  page,
  context,
  browser,
}) => {
  const other = await App.open(await context.newPage(), '?tab=practice&mode=mistakes')
  await expect(other.page.getByText('Nothing waits here.')).toBeVisible()
  const app = await App.practising(page, typed.query)
  await app.answer('98765')
  await expect(app.result()).toContainText('Incorrect')
  const mistakes = (of: App) => of.page.getByRole('list', { name: 'What went wrong' }).getByRole('listitem')
  await expect(mistakes(other)).toHaveCount(1)
  await other.reload()
  await expect(mistakes(other)).toHaveCount(1)

  await other.button('My chapters').click()
  const download = other.page.waitForEvent('download')
  await other.button('Save my progress').click()
  const file = await (await download).path()
  const device = await browser.newContext()
  const there = await App.open(await device.newPage(), '?tab=practice&mode=chapters')
  for (const adds of ['The file adds 1 answer of 1 day.', 'The file has no answers that are not here already.']) {
    await there.page.getByLabel('File of saved progress').setInputFiles(file)
    await expect(there.page.getByText(adds)).toBeVisible()
    await there.button('Add it').click()
  }
  await expect(there.tile('Total Problems')).toHaveText('1')
  await there.button('My mistakes').click()
  await expect(mistakes(there)).toHaveCount(1)
  await mistakes(there).getByRole('button').click()
  await expect(there.problem()).toContainText('Chapter 2: Polynomials')
  expect([...app.troubles, ...other.troubles, ...there.troubles]).toEqual([])
  await device.close()
})
