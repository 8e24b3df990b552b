import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentFile } from '../lib/content/content-error'

/** Every file of the content folder, as the content check wants it. */
export function contentFiles(folder: string): readonly ContentFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({
      path: path.slice(folder.length + 1).replaceAll('\\', '/'),
      text: asRead(readFileSync(path, 'utf8')),
    }))
}

/** As the compiler takes it: without the mark that Windows sets before a file, and with plain ends of lines. */
const asRead = (text: string): string => text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n')
