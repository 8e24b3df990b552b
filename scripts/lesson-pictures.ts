/** Pictures of whole lessons of the built site at 360 px, light and dark, for looking through: npm run lesson-pictures -- circles triangles */
import { mkdirSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findOrInstallChromium } from './chromium'
import { servePacked } from './packed-server'
import { isTopicKey, topicKeys } from '../lib/syllabus'

const folder = 'lesson-pictures'
const named = process.argv.slice(2)
const unknown = named.filter((topic) => !isTopicKey(topic))
if (unknown.length > 0) {
  console.error(`There is no lesson ${unknown.join(', ')}; there are ${topicKeys.join(', ')}.`)
  process.exit(1)
}
const topics = named.length > 0 ? named : topicKeys
mkdirSync(folder, { recursive: true })
const { server, address } = await servePacked('out')
const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: ['--no-sandbox'] })
for (const topic of topics)
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 }, colorScheme })
    await page.goto(`${address}lessons/${topic}/`, { waitUntil: 'networkidle' })
    // every solution open, as it is on paper
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('details')) fold.open = true
    })
    const file = `${folder}/${topic}-${colorScheme}.png`
    await page.screenshot({ path: file, fullPage: true })
    console.log(file)
    await page.close()
  }
await browser.close()
server.close()
