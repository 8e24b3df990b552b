/** A complete beginning of a lesson, concept, example, figure, paper or tip in the right place: npm run new -- concept circles "The length of a tangent" */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { contentFiles } from './content-files'
import { usage } from './new/add'
import { addedRight } from './new/checked'
import { NotThat } from './new/not-that'

const words = process.argv.slice(2)
try {
  if (words.length === 0) {
    console.log(usage)
    process.exit()
  }
  const { path, text, line } = await addedRight(words, contentFiles('content'))
  const file = join('content', path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  console.log(`${file}:${line} is written. It is right as it stands: npm run dev shows it, npm run content checks it.`)
  if (words[0] === 'concept')
    console.log(
      'Change its check to a template that asks what the concept teaches: npm run show lists those of a chapter.',
    )
} catch (error) {
  if (!(error instanceof NotThat)) throw error
  console.error(error.message)
  process.exitCode = 1
}
