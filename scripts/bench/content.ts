/**
 * What the content costs as it grows: made-up lessons of two concepts each, cut from the real ones, at 12, 120 and 1,000: npm run bench -- content
 * (-- content 12 120 for fewer). Linear is a ratio of ten; what starts up whatever the number makes it less.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import { checkedContent } from '../../checks/content'
import { contentFiles } from '../content-files'
import { conceptsApart } from '../../lib/content/readable'
import { isTopicKey, topicKeys, type TopicKey } from '../../lib/syllabus'

const counts = process.argv.slice(3).map(Number).filter(Number.isInteger)
const sizes = counts.length > 0 ? counts : [12, 120, 1000]
const real = contentFiles('content')

/** "circles-0007" is made of the lesson on circles. */
const topicOf = (name: string): TopicKey | undefined => {
  const topic = name.replace(/-\d+$/, '')
  return isTopicKey(topic) ? topic : undefined
}

function madeUp(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const topic = topicKeys[index % topicKeys.length] ?? topicKeys[0]
    const text = real.find(({ path }) => path === `lessons/${topic}.mdx`)?.text ?? ''
    const round = Math.floor(index / topicKeys.length)
    const concepts = conceptsApart(text)
    const two = [0, 1].map((next) => concepts[(2 * round + next) % concepts.length]?.text ?? '')
    const front = text.slice(0, text.indexOf('<Concept'))
    // the first of each topic is the lesson that the site shows first
    const name = round === 0 ? topic : `${topic}-${String(round).padStart(4, '0')}`
    return { path: `lessons/${name}.mdx`, text: front + two.join('\n') }
  })
}

/** A project of its own with that content: this one's code, and compiled content of its own. */
function projectWith(files: ReturnType<typeof madeUp>): string {
  const folder = join(tmpdir(), 'bench-content')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'content/lessons'), { recursive: true })
  for (const name of ['node_modules', 'lib', 'scripts', 'contentlayer.config.ts', 'tsconfig.json', 'package.json'])
    symlinkSync(resolve(name), join(folder, name))
  for (const { path, text } of real.filter((file) => !file.path.startsWith('lessons/'))) {
    mkdirSync(join(folder, 'content', path, '..'), { recursive: true })
    writeFileSync(join(folder, 'content', path), text)
  }
  for (const { path, text } of files) writeFileSync(join(folder, 'content', path), text)
  return folder
}

/** Seconds of the clock and, where it is this process that works, of the processor. */
async function timed(work: () => unknown): Promise<{ readonly clock: number; readonly processor: number }> {
  const [begun, before] = [performance.now(), process.cpuUsage()]
  await work()
  const { user, system } = process.cpuUsage(before)
  return { clock: (performance.now() - begun) / 1000, processor: (user + system) / 1e6 }
}

/** The lessons of a project set as HTML, as the files and the plain pages of the site are made. */
async function pagesOf(folder: string) {
  const generated = join(folder, '.contentlayer/generated/index.mjs')
  const entry = join(folder, 'pages.ts')
  writeFileSync(
    entry,
    `import { allLessons } from 'contentlayer/generated'
import { beginningOf, lessonFrom } from '${resolve('app/lesson')}'
import { listedPapers } from '${resolve('app/papers')}'
const before = process.cpuUsage()
let size = 0
for (const lesson of allLessons) size += JSON.stringify(await lessonFrom(lesson)).length
const { user, system } = process.cpuUsage(before)
const first = JSON.stringify([await beginningOf('${topicKeys[0]}'), listedPapers]).length
console.log(JSON.stringify({ size, first, processor: (user + system) / 1e6, memory: process.memoryUsage().rss / 1e6 }))`,
  )
  const outfile = join(folder, `pages-${process.pid}.mjs`)
  await build({
    entryPoints: [entry],
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    tsconfig: resolve('tsconfig.json'),
    alias: { 'contentlayer/generated': generated },
    outfile,
    logLevel: 'error',
    loader: { '.json': 'json' },
  })
  // a program of its own, without tsx, whose loader runs out of memory over the data of a thousand lessons
  const said: unknown = JSON.parse(execFileSync(process.execPath, [outfile], { encoding: 'utf8' }))
  const number = (name: string): number =>
    typeof said === 'object' && said !== null ? Number(Reflect.get(said, name)) : NaN
  return { size: number('size'), first: number('first'), processor: number('processor'), memory: number('memory') }
}

interface Row {
  readonly lessons: number
  readonly check: number
  readonly compile: number
  readonly pages: number
  readonly 'KB of pages': number
  /** Of the data that the start page itself carries. */
  readonly 'KB of first view': number
  readonly 'memory MB': number
}

await checkedContent(real.filter(({ path }) => path.startsWith('tips/')))
const rows: Row[] = []
for (const lessons of sizes) {
  const files = madeUp(lessons)
  const others = real.filter(({ path }) => !path.startsWith('lessons/'))
  const check = await timed(() => checkedContent([...files, ...others], { hasFile: () => true, topicOf }))
  console.log(`${lessons} lessons: checked in ${round(check.processor)} s`)
  const folder = projectWith(files)
  const compile = await timed(() =>
    execFileSync(resolve('node_modules/.bin/contentlayer2'), ['build'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, PWD: folder, CONTENT_CHECKED: 'yes' },
    }),
  )
  console.log(`${lessons} lessons: compiled in ${round(compile.clock)} s`)
  const pages = await pagesOf(folder)
  rows.push({
    lessons,
    check: round(check.processor),
    compile: round(compile.clock),
    pages: round(pages.processor),
    'KB of pages': Math.round(pages.size / 1024),
    'KB of first view': round(pages.first / 1024),
    'memory MB': Math.round(pages.memory),
  })
}
console.table(rows)
for (const [index, row] of rows.slice(1).entries()) {
  const before = rows[index]
  if (!before) continue
  const ratio = (name: 'check' | 'compile' | 'pages') => `${name} ${(row[name] / before[name]).toFixed(1)}`
  console.log(
    `${before.lessons} -> ${row.lessons} lessons (${(row.lessons / before.lessons).toFixed(1)} times as many): ${(['check', 'compile', 'pages'] as const).map(ratio).join(', ')} times as long`,
  )
}
function round(seconds: number): number {
  return Math.round(seconds * 100) / 100
}
