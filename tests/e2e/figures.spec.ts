import { expect, test } from '@playwright/test'
import { bundled } from '../../scripts/bundled'
import { siteCss } from '../../scripts/site-css'

/** React's markup is made outside the test runner, which has its own idea of JSX. */
const figures = async (): Promise<typeof import('../../checks/figures')> =>
  import(await bundled('../checks/figures/index'))

test('a label that is moved onto a line, or out of the frame, is found', async ({ page }) => {
  const { clashesInBrowser, markupOf } = await figures()
  const whole = markupOf({
    kind: 'sketch',
    description: 'A line of 6 cm.',
    points: { A: [0, 0], B: [6, 0] },
    segments: [{ from: 'A', to: 'B', label: '6 cm' }],
  })
  const moved = (to: string) => whole.replace(/ y="[\d.]+"(?=[^>]*>6 cm)/, ` y="${to}"`)
  const line = Number(/d="M[\d.]+ ([\d.]+)L/.exec(whole)?.[1])
  expect(await clashesInBrowser(page, siteCss(), [whole, moved(String(line + 5)), moved('-20')])).toEqual([
    [],
    ['"6 cm" meets a line'],
    ['"6 cm" leaves the drawing'],
  ])
})

test('a figure of every template that draws is without a fault', async ({ page }) => {
  const { bankFigures, figureFaults } = await figures()
  const all = bankFigures('figure-0')
  expect(all.length).toBeGreaterThan(100)
  expect(await figureFaults(page, siteCss(), all)).toEqual([])
})

test('a circle of two halves whose ends were rounded together is found', async ({ page }) => {
  const { clashesInBrowser, markupOf } = await figures()
  const whole = markupOf({
    kind: 'sketch',
    description: 'A circle.',
    points: { O: [0, 0] },
    circles: [{ centre: 'O', radius: 4 }],
  })
  const halves = 'M246.4 93.2A86.4 86.4 0 0 0 73.6 93.3A86.4 86.4 0 0 0 246.3 93.3Z'
  const squashed = whole.replace(/ d="[^"]*"/, ` d="${halves}"`)
  expect(await clashesInBrowser(page, siteCss(), [whole, squashed])).toEqual([
    [],
    [expect.stringMatching(/^a circle is [\d.]+ wide and [\d.]+ high$/)],
  ])
})
