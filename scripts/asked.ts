/** Puts the questions of all examples and papers to the assistant and writes down which are answered as they are solved: checks/content/asked.json; and how all texts stand: checks/content/read-through/read-through.json and sentences.json. */
import { writeFileSync } from 'node:fs'
import { unsaid } from '../checks/content/asked-anew'
import { sentencesKnown, toBeKnown } from '../checks/content/read-through'
import { nameOf, solvedIn } from '../checks/content/asked-errors'
import { lessonOfFile, lessonTexts } from '../lib/content/lesson-files'
import { contentFiles } from './content-files'

const files = contentFiles('content')
const whole = [...lessonTexts(files).values(), ...files.filter(({ path }) => lessonOfFile(path) === undefined)]
const sound = new Set<string>()
for (const solved of whole.flatMap(solvedIn))
  if ((await unsaid(solved.question, solved.lines)) === null) sound.add(nameOf(solved))
writeFileSync('checks/content/asked.json', `${JSON.stringify([...sound].toSorted(), null, 2)}\n`)
console.log(`${sound.size} questions are answered as they are solved, or not at all.`)

const texts = toBeKnown(files)
writeFileSync('checks/content/read-through/read-through.json', `${JSON.stringify(texts, null, 2)}\n`)
console.log(`${Object.keys(texts).length} texts are known as they stand.`)

writeFileSync('checks/content/read-through/sentences.json', `${JSON.stringify(sentencesKnown(files), null, 2)}\n`)
