/** A complete beginning of a lesson, concept, example, figure, paper or tip in the right place: npm run new -- concept circles "The length of a tangent" */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { contentFiles } from './content-files'
import { added, NotThat } from './new/add'

try {
  const { path, text, line } = added(process.argv.slice(2), contentFiles('content'))
  const file = join('content', path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  console.log(`${file}:${line} is written. It is right as it stands: npm run dev shows it, npm run content checks it.`)
} catch (error) {
  if (!(error instanceof NotThat)) throw error
  console.error(error.message)
  process.exitCode = 1
}
