import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { goToStill } from './app'
import { rarely } from './rarely'

/** Width and height of a PNG, in pixels. */
const sizeOf = (file: string) => {
  const bytes = readFileSync(file)
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

test(
  'a pull request gets a picture of a whole lesson with its solutions open, light and dark',
  rarely,
  async ({ page }) => {
    test.setTimeout(180_000)
    const files = ['light', 'dark'].map((scheme) => `lesson-pictures/statistics-${scheme}.png`)
    for (const file of files) rmSync(file, { force: true })
    execFileSync('npx', ['tsx', 'scripts/lesson-pictures.ts', 'statistics'], { stdio: 'ignore' })
    await page.setViewportSize({ width: 360, height: 740 })
    await goToStill(page, './lessons/statistics/')
    const folded = await page.evaluate(() => document.documentElement.scrollHeight)
    for (const file of files) {
      const { width, height } = sizeOf(file)
      expect(width).toBe(360)
      expect(height).toBeGreaterThan(1.1 * folded)
    }
  },
)
