import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Of the lines that the globs of a part name, every n-th, counted through all files: an even share of a part that is too
 * large to be changed everywhere. A change that reaches over several lines is in no share.
 */
export function everyLine(n: number, globs: readonly string[]): readonly string[] {
  if (!Number.isInteger(n) || n < 1) throw new Error(`--every ${n}: give a whole number from 1`)
  let counted = 0
  return filesOf(globs).flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n')
    return lines.flatMap((text, at) => {
      if (text.trim() === '' || counted++ % n !== 0) return []
      return [`${file}:${at + 1}:0-${at + 1}:${text.length}`]
    })
  })
}

const filesOf = (globs: readonly string[]): readonly string[] =>
  globs.flatMap((glob) => {
    const folder = glob.slice(0, glob.indexOf('/*'))
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, name))
      .toSorted()
  })
