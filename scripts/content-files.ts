import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentFile } from '../lib/content/content-error'

/** Every file of the content folder, as the content check wants it. */
export function contentFiles(folder: string): readonly ContentFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ file: path, path: path.slice(folder.length + 1).replaceAll('\\', '/') }))
    .filter(({ path }) => !isAside(path))
    .map(({ file, path }) => ({ path, text: asRead(readFileSync(file, 'utf8')) }))
}

/** Whether a file is none of the content: a program has put it there for itself, as editors do with swap and backup files. */
export const isAside = (path: string): boolean => /(?:^|[\\/])[.#]|(?:~|\.(?:sw[op]|bak|orig|tmp))$/i.test(path)

/** As the compiler takes it: without the mark that Windows sets before a file, and with plain ends of lines. */
const asRead = (text: string): string => text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n')
