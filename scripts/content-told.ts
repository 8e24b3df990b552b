import { checkedAnew } from './checked-anew'
import { annotation, shown } from '../lib/content/content-error'
import { lessonTexts } from '../lib/content/lesson-files'
import { taughtBy, taughtInWords } from '../lib/content/taught'
import { contentFiles } from './content-files'

/** Checks content/, its mathematics and its prompts, and names every mistake with its file, line, column and cure. */
export async function told(): Promise<void> {
  const files = contentFiles('content')
  const found = await checkedAnew(files)
  const errors = found.filter(({ remark }) => !remark)
  const remarks = found.filter(({ remark }) => remark)
  const textOf = (path: string) => files.find((file) => file.path === path)?.text
  for (const one of found) (one.remark ? console.log : console.error)(shown(one, textOf(one.file)))
  if (process.env.GITHUB_ACTIONS === 'true') for (const one of found) console.log(annotation(one))

  const count = (many: number, one: string) => `${many} ${many === 1 ? one : `${one}s`}`
  if (remarks.length > 0)
    console.log(`\n${count(remarks.length, 'remark')}: nothing is broken, but the house writes it otherwise.`)
  if (errors.length > 0) {
    console.error(
      `\n${count(errors.length, 'mistake')} in the content. content/README.md shows how each kind of file is written.`,
    )
    process.exitCode = 1
    return
  }
  console.log(taughtInWords(taughtBy(lessonTexts(files).values())))
}
