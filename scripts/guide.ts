/** Writes content/messages.md, every message of the content check with a wrong and a right line: npm run guide */
import { writeFileSync } from 'node:fs'
import { guideFile } from './guide/file'
import { guideText } from './guide/messages'

writeFileSync(guideFile, await guideText())
console.log(`${guideFile} is written.`)
