/** A figure of a lesson from a file of GeoGebra or an SVG: npm run figure-from -- construction.ggb */
import { readFileSync } from 'node:fs'
import { NoDrawing } from './figure-from/drawn'
import { figureFrom } from './figure-from/read'
import { written } from './figure-from/written'
import { drawnFaults } from '../checks/content/figure-drawn'
import { figureErrors } from '../lib/figures/figure-schema'

const [path] = process.argv.slice(2)
if (path === undefined) {
  console.error('Name the file: npm run figure-from -- construction.ggb (or its XML, JSON, or an SVG)')
  process.exit(1)
}
try {
  const { figure, leftOut } = figureFrom(readFileSync(path))
  console.log(written(figure))
  for (const what of leftOut) console.error(`left out: ${what}`)
  const wrong = figureErrors(figure)
  for (const what of wrong.length > 0 ? wrong : drawnFaults(figure)) console.error(`to be mended: ${what}`)
  console.error('Put it into the lesson, and write in description what the figure shows to one who cannot see it.')
} catch (error) {
  const isMissing = error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EISDIR')
  if (!(error instanceof NoDrawing) && !isMissing) throw error
  console.error(isMissing ? `There is no file ${path}.` : error.message)
  process.exitCode = 1
}
