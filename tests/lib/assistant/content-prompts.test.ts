import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { reply } from '@/lib/assistant'

const prompts = z.array(z.object({ prompt: z.string().optional() }).or(z.string()))
const content = z.object({ boardTips: prompts.optional(), tips: prompts.optional() })

/** Every prompt of the lessons and the tips, with the file that holds it. */
const found = ['lessons', 'tips'].flatMap((folder) =>
  readdirSync(join('content', folder))
    .filter((name) => /\.(?:mdx|yaml)$/.test(name))
    .flatMap((name) => {
      const text = readFileSync(join('content', folder, name), 'utf8')
      const source = name.endsWith('.mdx') ? (text.split(/^---$/m)[1] ?? '') : text
      const { boardTips = [], tips = [] } = content.parse(parse(source))
      return [...boardTips, ...tips].flatMap((tip) =>
        typeof tip === 'string' || tip.prompt === undefined ? [] : [[tip.prompt, name] as const],
      )
    }),
)

const replies = new Map<string, ReturnType<typeof reply>>()

/** Each prompt is asked once. */
function replyTo(prompt: string): ReturnType<typeof reply> {
  const one = replies.get(prompt) ?? reply(prompt)
  replies.set(prompt, one)
  return one
}

const general = ['fallback', 'calculator-trouble', 'greeting', 'thanks', 'about', 'formulas']

test.each(found)('"%s" of %s gets a specific reply', async (prompt) => {
  const { rule, text } = await replyTo(prompt)
  expect(general).not.toContain(rule)
  expect(text.length).toBeGreaterThan(100)
})

test('no tip shares its reply with the other tips of its lesson', async () => {
  for (const name of new Set(found.map(([, file]) => file))) {
    const prompts = found.filter(([, file]) => file === name).map(([prompt]) => prompt)
    const replies = (await Promise.all(prompts.map(replyTo))).map(({ text }) => text)
    if (name.endsWith('.mdx')) expect([name, new Set(replies).size]).toEqual([name, replies.length])
  }
})
