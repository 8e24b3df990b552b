/** Checks content/, proves the worked examples of its lessons, and names every mistake with its file, line and cure. */
import { proveLesson } from '../checks/lessons/prove-lesson'
import { contentErrors } from '../lib/content/content-errors'
import { topicKeys } from '../lib/syllabus'
import { contentFiles } from './content-files'

const files = contentFiles('content')
const found = contentErrors(files)
/** Only what can be read can be proved. */
const errors = found.length > 0 ? found : topicKeys.flatMap((topic) => proveLesson(topic, lessonOf(topic)).complaints)
errors.forEach((error) => console.error(error))
if (errors.length > 0) {
  console.error(
    `\n${errors.length} ${errors.length === 1 ? 'mistake' : 'mistakes'} in the content. content/README.md shows how each kind of file is written.`,
  )
  process.exit(1)
}

function lessonOf(topic: string): string {
  return files.find(({ path }) => path === `lessons/${topic}.mdx`)?.text ?? ''
}
