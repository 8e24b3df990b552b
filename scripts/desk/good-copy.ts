import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { checkedContent } from '../../checks/content'
import { shown, type ContentError, type ContentFile } from '../../lib/content/content-error'
import { contentFindings, placeErrors } from '../../lib/content/content-errors'
import { lessonOfFile } from '../../lib/content/lesson-files'
import { contentFiles } from '../content-files'

/** Where the last content that was right is kept: the site in development is made of it. */
export const goodFolder = '.desk/content'

const hasFile = (path: string) => existsSync(join('public', path))

const told = (found: readonly ContentError[], { text }: ContentFile, remarks = false): readonly string[] =>
  found.filter(({ remark }) => Boolean(remark) === remarks).map((error) => shown(error, text))

/** What belongs together: the files of a lesson, or one other file. */
const unitOf = (path: string): string => lessonOfFile(path) ?? path

/** The content that the page shows: each file as it was when it was last right. A file that the site cannot be without stays. */
export class GoodCopy {
  constructor(
    private readonly from = 'content',
    private readonly to = goodFolder,
    private readonly placesIn: (files: readonly ContentFile[]) => readonly ContentError[] = placeErrors,
  ) {}

  private readonly seen = new Map<string, string>()
  private readonly mistakes = new Map<string, readonly string[]>()
  private readonly asides = new Map<string, readonly string[]>()
  /** Mistakes of which files there are, and the lessons or files that they are about. */
  private places: readonly string[] = []
  private unfit: ReadonlySet<string> = new Set()

  get errors(): readonly string[] {
    return [...new Set([...this.places, ...[...this.mistakes.values()].flat()])]
  }

  /** What may be meant, and is to be looked at. */
  get remarks(): readonly string[] {
    return [...new Set([...this.asides.values()].flat())]
  }

  /**
   * Takes what has changed; the paths that are right and new. `before` hears of each before it is written over, `meanwhile` is called when
   * the mistakes have changed, before the whole is looked at: the mathematics takes longer than the form.
   */
  async taken(
    before: (path: string) => void = () => undefined,
    meanwhile: () => void = () => undefined,
  ): Promise<readonly string[]> {
    const files = contentFiles(this.from)
    const faults = this.placesIn(files)
    this.places = faults.map((error) => shown(error, files.find(({ path }) => path === error.file)?.text))
    this.unfit = new Set(faults.map(({ file }) => unitOf(file)))
    const isNew = ({ path, text }: ContentFile) => this.seen.get(path) !== text
    const touched = new Set(files.filter(isNew).map(({ path }) => unitOf(path)))
    // what a part of a lesson is told may be the fault of another part
    const changed = files.filter((file) => isNew(file) || (touched.has(unitOf(file.path)) && this.isWrong(file.path)))
    for (const path of this.seen.keys())
      if (!files.some((file) => file.path === path)) {
        this.seen.delete(path)
        this.mistakes.delete(path)
        this.asides.delete(path)
      }
    for (const file of changed) this.mistakes.set(file.path, this.formOf(file, files))
    meanwhile()
    for (const file of changed) {
      if (this.mistakes.get(file.path)?.length === 0) {
        const isKnown = textAt(this.to, file.path) === file.text
        const found = isKnown ? [] : await checkedContent(files, { hasFile, only: file.path })
        this.mistakes.set(file.path, told(found, file))
        this.asides.set(file.path, told(found, file, true))
      }
      this.seen.set(file.path, file.text)
    }
    return this.broughtIn(files, before)
  }

  /** The mistakes in the form of a file; none in one that is as it was when it was right. */
  private formOf(file: ContentFile, files: readonly ContentFile[]): readonly string[] {
    const isKnown = textAt(this.to, file.path) === file.text
    return isKnown ? [] : told(contentFindings(files, { hasFile, only: file.path }), file)
  }

  /** Brings what is right into the copy, and takes out what is gone; where a file has gone, its lesson as a whole. */
  private broughtIn(files: readonly ContentFile[], before: (path: string) => void): readonly string[] {
    const isThere = new Set(files.map(({ path }) => path))
    const gone = contentFiles(this.to).filter(({ path }) => !isThere.has(path))
    const waiting = new Set([
      ...this.unfit,
      ...gone
        .map(({ path }) => unitOf(path))
        .filter((unit) => files.some(({ path }) => unitOf(path) === unit && this.isWrong(path))),
    ])
    const isReady = ({ path }: ContentFile) => !waiting.has(unitOf(path))
    const fresh = files.filter(
      (file) => isReady(file) && !this.isWrong(file.path) && textAt(this.to, file.path) !== file.text,
    )
    for (const { path, text } of fresh) {
      before(path)
      this.write(path, text)
    }
    const out = gone.filter(isReady)
    for (const { path } of out) rmSync(join(this.to, path), { force: true })
    return [...fresh, ...out].map(({ path }) => path)
  }

  private isWrong(path: string): boolean {
    return (this.mistakes.get(path) ?? []).length > 0
  }

  /** The first copy: of a file that is wrong or gone from the start the version of the last commit, where there is one. */
  async begin(): Promise<void> {
    rmSync(this.to, { recursive: true, force: true })
    mkdirSync(this.to, { recursive: true })
    await this.taken()
    const files = contentFiles(this.from)
    const wrong = files.map(({ path }) => path).filter((path) => this.isWrong(path))
    for (const path of [...wrong, ...committedFiles(this.unfit)]) {
      const text = committed(path)
      if (text !== null && textAt(this.to, path) === '') this.write(path, text)
    }
  }

  private write(path: string, text: string): void {
    mkdirSync(dirname(join(this.to, path)), { recursive: true })
    writeFileSync(join(this.to, path), text)
  }
}

/** The files of some lessons, or other files, in the last commit. */
function committedFiles(units: ReadonlySet<string>): readonly string[] {
  if (units.size === 0) return []
  const listed = git(['ls-tree', '-r', '--name-only', 'HEAD', 'content/']) ?? ''
  return listed.split('\n').flatMap((line) => {
    const path = line.replace(/^content\//, '')
    return path !== '' && units.has(unitOf(path)) ? [path] : []
  })
}

const committed = (path: string): string | null => git(['show', `HEAD:content/${path}`])

function git(words: readonly string[]): string | null {
  try {
    return execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return null
  }
}

/** The concept that two texts of a lesson differ in first, counted from 1. */
export function changedConcept(before: string, after: string): number {
  const [old, now] = [before.split('\n'), after.split('\n')]
  const line = now.findIndex((text, at) => text !== old[at])
  return Math.max(1, now.slice(0, line + 1).filter((text) => text.startsWith('<Concept')).length)
}

export const textAt = (folder: string, path: string): string =>
  existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : ''
