/** The desk of the editors: the site with live content, and the mistakes on the page. See dev.ts, which runs it as one file. */
import { contentFiles } from './content-files'
import { run } from './run'
import { endAll, endWithMe, started } from './desk/children'
import { changedConcept, goodFolder, GoodCopy, textAt } from './desk/good-copy'
import { conceptsBefore, lessonOfFile } from '../lib/content/lesson-files'
import { newsroom } from './desk/news'
import { watched } from './desk/watched'

endWithMe()
console.log('Looking at the content …')
const copy = new GoodCopy()
await copy.begin()
say(copy.errors)
// what it is made of has been looked at: a compiler that objects would end
const content = { CONTENT_FOLDER: goodFolder, CONTENT_CHECKED: 'yes' }
if ((await run('npx', ['contentlayer2', 'build'], content)) !== 0) process.exit(1)

const news = await newsroom()
news.tell({ errors: copy.errors })
let looking: Promise<void> = Promise.resolve()
watched('content', () => {
  looking = looking.then(look)
})

/** Looks at what has changed; never throws: what goes wrong is said, and the desk goes on. */
async function look(): Promise<void> {
  let before = copy.errors
  const remarkedBefore = copy.remarks
  const tell = () => {
    if (copy.errors.join() !== before.join()) say(copy.errors)
    before = copy.errors
    news.tell({ errors: copy.errors })
  }
  try {
    const old = new Map<string, string>()
    const fresh = await copy.taken((path) => old.set(path, textAt(goodFolder, path)), tell)
    tell()
    for (const remark of copy.remarks.filter((one) => !remarkedBefore.includes(one))) console.log(remark)
    const [path] = fresh
    if (path === undefined) return
    // the page itself waits until it is served the change
    news.tell({ errors: copy.errors, show: placeOf(path, old.get(path) ?? '') })
  } catch (error) {
    console.error(`The check of the content failed: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function say(errors: readonly string[]): void {
  if (errors.length === 0) console.log('The content has no mistakes.')
  for (const error of errors) console.error(error)
}

/** The lesson and concept, or the tab, that shows a file. */
function placeOf(path: string, before: string): string {
  const topic = lessonOfFile(path)
  if (topic !== undefined) {
    const concept = conceptsBefore(path, contentFiles(goodFolder)) + changedConcept(before, textAt(goodFolder, path))
    return `/?tab=learn&topic=${topic}&concept=${concept}`
  }
  const [, paper] = /^papers\/(.*)\.yaml$/.exec(path) ?? []
  return paper === undefined ? '/?tab=practice' : `/?tab=past-papers&paper=${paper}`
}

/** Begins the compiler of the content anew whenever it has ended: the site lives on with what it made last. */
async function compiling(): Promise<never> {
  for (;;) {
    await started('npx', ['contentlayer2', 'dev'], content)
    console.error('The compiler of the content has ended; it begins again.')
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
}

const code = await Promise.race([
  compiling(),
  started('npx', ['next', 'dev', ...process.argv.slice(2)], {
    ...content,
    DESK_PORT: String(news.port),
    NEXT_TELEMETRY_DISABLED: '1',
  }),
])
endAll()
process.exit(code)
