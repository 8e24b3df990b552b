/** What the practice templates of each topic cost over the network. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { templates } from '../lib/problems/all'
import { topicKeys, type TopicKey } from '../lib/syllabus'

const budgetKib = 30
const folder = 'out/_next/static/chunks'

interface Chunk {
  readonly text: string
  readonly kib: number
}

interface TopicFile {
  readonly ids: readonly string[]
  readonly kib: number
}

/** Prints the files of templates of each topic in out/, gzip, and tells whether every one is within its budget. */
export function topicSizesFit(): boolean {
  const chunks = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => weighed(readFileSync(join(folder, file), 'utf8')))
  const topics = topicKeys.map((topic) => ({ topic, files: filesOf(topic, chunks) }))
  console.log('\nTemplates of a topic, gzip KiB of each file')
  for (const { topic, files } of topics)
    console.log(`${topic.padEnd(24)}${files.map(({ kib }) => kib.toFixed(1).padStart(8)).join('')}`)
  const over = topics.filter(({ files }) => files.some(({ kib }) => kib > budgetKib)).map(({ topic }) => topic)
  if (over.length > 0)
    console.error(
      `Above ${budgetKib} KiB: ${over.join(', ')}. Set its working apart into pieces that another level loads, or its levels into more files.`,
    )
  return over.length === 0
}

const weighed = (text: string): Chunk => ({ text, kib: gzipSync(text).length / 1024 })

/** The chunks that hold templates of a topic; all of its templates must be found in them. */
function filesOf(topic: TopicKey, chunks: readonly Chunk[]): readonly TopicFile[] {
  const ids = templates.filter((template) => template.topic === topic).map(({ id }) => `id:"${id}"`)
  const files = chunks
    .map(({ text, kib }) => ({ kib, ids: ids.filter((id) => text.includes(id)) }))
    .filter((file) => file.ids.length > 0)
  const found = new Set(files.flatMap((file) => file.ids)).size
  if (found !== ids.length) throw new Error(`${topic}: ${found} of ${ids.length} templates found in ${folder}`)
  return files
}
