/** Takes the scripts out of the built pages in which nothing ever moves: they are read without them, at half the weight. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const site = 'out'
const still = ['accepted-answers.html', 'what-you-can-ask.html']

for (const page of still) {
  const path = join(site, page)
  const html = readFileSync(path, 'utf8')
  writeFileSync(
    path,
    html.replaceAll(/<script\b[^>]*>[^]*?<\/script>/g, '').replaceAll(/<link\b[^>]*\bas="script"[^>]*>/g, ''),
  )
}
console.log(`Scripts taken out of ${still.length} pages`)
