/** Checks content/ and names every mistake with its file, line and cure. */
import { contentErrors } from '../lib/content/content-errors'
import { contentFiles } from './content-files'

const errors = contentErrors(contentFiles('content'))
errors.forEach((error) => console.error(error))
if (errors.length > 0) {
  console.error(
    `\n${errors.length} ${errors.length === 1 ? 'mistake' : 'mistakes'} in the content. content/README.md shows how each kind of file is written.`,
  )
  process.exit(1)
}
