import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isAside } from '../content-files'

/**
 * Calls `changed` whenever a file of a folder, however deep, is written, replaced by another of its name, added or gone, once its writing
 * has come to rest. The files are looked at themselves, `every` so many milliseconds: messages of the system are lost where an editor
 * saves by renaming, and do not come from every kind of disk. Returns what ends it.
 */
export function watched(folder: string, changed: () => void, every = 100): () => void {
  let told = stampsOf(folder)
  let last = told
  const timer = setInterval(() => {
    const now = stampsOf(folder)
    const isAtRest = now === last
    last = now
    if (!isAtRest || now === told) return
    told = now
    changed()
  }, every)
  return () => clearInterval(timer)
}

/** Of every file its name, which one it is, its size and when it was written; "" while the folder cannot be read. */
function stampsOf(folder: string): string {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => !isAside(path))
      .map((path) => `${path} ${stampOf(join(folder, path))}`)
      .join('\n')
  } catch {
    return ''
  }
}

function stampOf(path: string): string {
  const stat = statSync(path, { throwIfNoEntry: false })
  // a folder is written anew with each file in it, whatever that is
  if (stat?.isDirectory()) return String(stat.ino)
  return stat ? `${stat.ino} ${stat.size} ${stat.mtimeMs} ${stat.ctimeMs}` : ''
}
