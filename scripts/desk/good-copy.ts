import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { checkedContent } from '../../checks/content'
import { shown, type ContentFile } from '../../lib/content/content-error'
import { contentFiles } from '../content-files'

/** Where the last content that was right is kept: the site in development is made of it. */
export const goodFolder = '.desk/content'

const hasFile = (path: string) => existsSync(join('public', path))

/** The mistakes of one file by itself; none that other files are missing. */
async function mistakesIn(file: ContentFile, all: readonly ContentFile[]): Promise<readonly string[]> {
  const found = await checkedContent(all, { hasFile, only: file.path })
  return found.filter(({ remark }) => !remark).map((error) => shown(error, file.text))
}

/** The content that the page shows: each file as it was when it was last right. */
export class GoodCopy {
  constructor(
    private readonly from = 'content',
    private readonly to = goodFolder,
  ) {}

  private readonly seen = new Map<string, string>()
  private readonly mistakes = new Map<string, readonly string[]>()

  get errors(): readonly string[] {
    return [...this.mistakes.values()].flat()
  }

  /** Takes what has changed; the paths that are right and new. `before` hears of each before it is written over. */
  async taken(before: (path: string) => void = () => undefined): Promise<readonly string[]> {
    const files = contentFiles(this.from)
    const changed = files.filter(({ path, text }) => this.seen.get(path) !== text)
    const fresh: string[] = []
    for (const file of changed) {
      const errors = await mistakesIn(file, files)
      this.seen.set(file.path, file.text)
      this.mistakes.set(file.path, errors)
      if (errors.length > 0 || textAt(this.to, file.path) === file.text) continue
      before(file.path)
      this.write(file.path, file.text)
      fresh.push(file.path)
    }
    for (const path of [...this.seen.keys()].filter((known) => !files.some((file) => file.path === known))) {
      this.seen.delete(path)
      this.mistakes.delete(path)
      rmSync(join(this.to, path), { force: true })
      fresh.push(path)
    }
    return fresh
  }

  /** The first copy: of a file that is wrong from the start the version of the last commit, where there is one. */
  async begin(): Promise<void> {
    rmSync(this.to, { recursive: true, force: true })
    mkdirSync(dirname(this.to), { recursive: true })
    cpSync(this.from, this.to, { recursive: true })
    await this.taken()
    for (const [path, errors] of this.mistakes)
      if (errors.length > 0) this.write(path, committed(path) ?? this.seen.get(path) ?? '')
  }

  private write(path: string, text: string): void {
    mkdirSync(dirname(join(this.to, path)), { recursive: true })
    writeFileSync(join(this.to, path), text)
  }
}

function committed(path: string): string | null {
  try {
    return execFileSync('git', ['show', `HEAD:content/${path}`], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
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
