import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inTwo } from './check-in-two'
import { store } from './content-store'
import type { ContentError, ContentFile } from '../lib/content/content-error'
import { missingFiles } from '../lib/content/content-errors'
import { conceptCount, lessonOfFile } from '../lib/content/lesson-files'

/** What was found in a lesson or another file, and in what it was found. */
interface Known {
  readonly key: string
  readonly found: readonly ContentError[]
}

const hashOf = (...texts: readonly string[]): string => createHash('sha256').update(texts.join('\0')).digest('hex')

/** All that is to be said of the content. What has not changed since it was looked at, by the same check, is not looked at again. */
export async function checkedAnew(
  files: readonly ContentFile[],
  check: string = checkItself(),
): Promise<readonly ContentError[]> {
  const units = unitsOf(files)
  const placesAround = hashOf(check, ...facts(files))
  const before = stored()
  const keys = new Map(
    [...units].map(([name, own]) => [name, hashOf(placesAround, ...own.flatMap(({ path, text }) => [path, text]))]),
  )
  const stale = [...units].filter(([name]) => before[name]?.key !== keys.get(name))
  const fresh = await inTwo(
    files,
    stale.map(([, own]) => own),
  )
  const now = [...units].map(([name, own]) => {
    const known = before[name]
    const key = keys.get(name) ?? ''
    return [
      name,
      known?.key === key ? known : { key, found: fresh.filter(({ file }) => own.some(({ path }) => path === file)) },
    ] as const
  })
  mkdirSync(dirname(store), { recursive: true })
  writeFileSync(store, JSON.stringify(Object.fromEntries(now)))
  return [...missingFiles(files), ...now.flatMap(([, { found }]) => found)].toSorted(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || (a.column ?? 1) - (b.column ?? 1),
  )
}

/** A lesson with all its files, or a file by itself. */
function unitsOf(files: readonly ContentFile[]): ReadonlyMap<string, readonly ContentFile[]> {
  const units = new Map<string, ContentFile[]>()
  for (const file of files) {
    const lesson = lessonOfFile(file.path)
    const name = lesson === undefined ? file.path : `lesson ${lesson}`
    const own = units.get(name)
    if (own) own.push(file)
    else units.set(name, [file])
  }
  return units
}

/** What one file may say of another: papers, patterns, numbers of concepts, and the files of public/. */
const facts = (files: readonly ContentFile[]): readonly string[] => [
  ...files.flatMap(({ path, text }) =>
    path.startsWith('blueprints/')
      ? [path, text]
      : [`${path} ${lessonOfFile(path) === undefined ? '' : conceptCount(text)}`],
  ),
  ...readdirSync('public', { recursive: true, encoding: 'utf8' }).toSorted(),
]

/** The check as it stands: the file that it was made into, which names its parts by what is in them, and the packages beside it. */
const checkItself = (): string =>
  hashOf(readFileSync(fileURLToPath(import.meta.url), 'utf8'), readFileSync('package-lock.json', 'utf8'))

function stored(): Readonly<Record<string, Known>> {
  try {
    const data: unknown = JSON.parse(readFileSync(store, 'utf8'))
    return isStore(data) ? data : {}
  } catch {
    // nothing was looked at yet
    return {}
  }
}

const isStore = (data: unknown): data is Readonly<Record<string, Known>> =>
  typeof data === 'object' &&
  data !== null &&
  Object.values(data).every(
    (one: unknown) =>
      typeof one === 'object' && one !== null && 'key' in one && 'found' in one && Array.isArray(one.found),
  )
