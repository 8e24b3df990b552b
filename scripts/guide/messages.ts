import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { format } from 'prettier'
import { checkedContent } from '../../checks/content'
import { beside, fileOf, samples } from '../../tests/content/samples'
import type { Sample } from '../../tests/content/samples/sample'

const hasFile = (path: string) => existsSync(join('public', path))

/** The messages of the check as a page, from the samples that are its tests. */
export async function guideText(): Promise<string> {
  const sections = await Promise.all(
    Object.entries(samples).map(async ([title, some]) => {
      const entries = await Promise.all(firstOfEach(some).map(entryOf))
      return `## ${title}\n\n${entries.join('\n')}`
    }),
  )
  return format(
    `# What the content check says

Every message of \`npm run content\`, with a line that it complains of and the same line as it should be. A remark stops nothing. This page is made from the samples that are the tests of the check (\`npm run guide\`): do not
edit it by hand.

${sections.join('\n')}`,
    { parser: 'markdown', printWidth: 120 },
  )
}

/** One sample of each message. */
const firstOfEach = (some: readonly Sample[]): readonly Sample[] =>
  some.filter(({ says }, index) => some.findIndex((other) => other.says === says) === index)

async function entryOf(sample: Sample): Promise<string> {
  const file = fileOf(sample, sample.wrong)
  const found = await checkedContent([file, ...beside], { hasFile, only: file.path })
  const said = found.find(({ message }) => message.includes(sample.says))
  const [wrong, right] = differing(sample.wrong, sample.right)
  return `**${said?.remark ? 'Remark: ' : ''}${escaped(said?.message ?? sample.says)}**\n\n${fenced('wrong', wrong)}\n${fenced('right', right)}\n`
}

/** Of longer texts the lines that differ, with one line before them. */
function differing(wrong: string, right: string): readonly [string, string] {
  const [a, b] = [wrong.split('\n'), right.split('\n')]
  if (a.length <= 4 && b.length <= 4) return [wrong, right]
  const from = a.findIndex((line, index) => line !== b[index])
  const end = [...a].reverse().findIndex((line, index) => line !== [...b].reverse()[index])
  const start = Math.max(0, (from < 0 ? a.length : from) - 1)
  const cut = (lines: readonly string[]) =>
    lines.slice(start, Math.max(start + 2, lines.length - Math.max(end, 0) + 1)).join('\n')
  return [cut(a), cut(b)]
}

const fenced = (name: string, text: string): string =>
  `\`\`\`text\n${name}: ${text.trim() === '' ? '(nothing)' : text.trim()}\n\`\`\`\n`
const escaped = (text: string): string => text.replace(/[*_<>{}|$\\`]/g, (sign) => `\\${sign}`)
