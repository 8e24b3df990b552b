import { added, type Files, type Written } from './add'
import { NotThat } from './not-that'
import { checkedContent } from '../../checks/content'
import { shown, type ContentFile } from '../../lib/content/content-error'

/**
 * The file with the new piece in its place, after a look at it: whatever the words of the editor are, it adds no mistake.
 * @throws NotThat where it would, with what the check says.
 */
export async function addedRight(words: readonly string[], files: Files): Promise<Written> {
  const written = added(words, files)
  const { path, text } = written
  const others = files.filter((file) => file.path !== path)
  const before = files.some((file) => file.path === path) ? await mistakesIn(path, files) : []
  const known = before.map(({ message }) => message)
  const faults = (await mistakesIn(path, [...others, { path, text }])).filter(({ message }) => !known.includes(message))
  if (faults.length > 0)
    throw new NotThat(
      `Nothing is written: the check would object.\n${faults.map((error) => shown(error, text)).join('\n')}`,
    )
  return written
}

const mistakesIn = async (path: string, files: readonly ContentFile[]) =>
  (await checkedContent(files, { hasFile: () => true, only: path })).filter(({ remark }) => !remark)
