import { linkOf, resultOf, set } from './class'
import { catalogue } from '@/lib/memory/catalogue'
import { classCsv } from '@/lib/sets/class-csv'
import { classRows, type Arrived } from '@/lib/sets/class-table'
import { foundResults } from '@/lib/sets/found-results'
import { judgedResult } from '@/lib/sets/judged-result'
import { codeOfResult } from '@/lib/sets/result-code'
import { resultText } from '@/lib/sets/result-text'

/** How a phone writes the beginning of a message into the export of a chat. */
const heads: readonly ((sender: string, n: number) => string)[] = [
  (sender, n) => `23/11/26, 9:${10 + n} pm - ${sender}: `,
  (sender, n) => `23/11/2026, 21:${10 + n} - ${sender}: `,
  (sender, n) => `11/23/26, 9:${10 + n}\u202fPM - ${sender}: `,
  (sender, n) => `[23/11/26, 9:${10 + n}:05\u202fPM] ${sender}: `,
  (sender, n) => `\u200e[23.11.26, 21:${10 + n}:05] ~\u202f${sender}: `,
]
const noise = [
  'Messages and calls are end-to-end encrypted. Tap to learn more. https://example.org/security?x=1',
  '23/11/26, 9:09 pm - +91 98765 43210 joined using this group’s invite link',
  '23/11/26, 9:09 pm - Class teacher: Send me your result here 🙏\nOne message each, please!\n\nhttps://example.org/?set=AQUFazNmOXoLVW5pdCB0ZXN0IDEoBFekfALxR30BUZLzAo0jWQOIJUg',
  '[23/11/26, 9:31:05 PM] Meera: \u200eimage omitted',
  '23/11/26, 9:32 pm - Ravi: <Media omitted>',
  '23/11/26, 9:33 pm - Ravi: This message was deleted',
  '23/11/26, 9:34 pm - Ravi: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa 😂😂',
]
const names = [
  'Asha Rao',
  'आशा राव',
  'Mohammed Faizan Ali',
  '🌟 Priya 🌟',
  "D'Souza, Ana-Maria",
  '=HYPERLINK("x")',
  'ரவி',
  'K',
]
const short = { ...set, questions: set.questions.slice(0, 8) }

/** What forty students sent, one behind the other; of some the link is cut, changed by hand, lost, or sent in another manner. */
async function classChat() {
  const students = await Promise.all(
    Array.from({ length: 40 }, async (_, n) => {
      const name = `${names[n % names.length]} ${n}`
      const result = await resultOf(name, `s${n}`, n % 9, short)
      return { name, result, code: codeOfResult(result), marks: n % 9 }
    }),
  )
  const messages = students.map(({ result, code }, n) => {
    const message = (sent: string) => resultText(result, short, linkOf(sent))
    if (n === 3) return message(code.slice(0, code.length >> 1))
    if (n === 8) return message(code.slice(0, -1) + (code.endsWith('A') ? 'B' : 'A'))
    if (n === 13) return message('')
    if (n === 18) return resultText(result, short, '').trimEnd()
    if (n === 23) return `here it is, only the code:\n${code}`
    if (n === 28) return `${code.slice(0, 90)}`
    if (n === 33) return `> ${message(code).replace('\n', '\n> ')}\n\nForwarded ☝️ sorry sir my phone was dead`
    if (n === 38) return `*${message(code)}*`
    return n % 2 ? message(code) : `Good evening sir 🙏🏽\n\n${message(code)}`
  })
  const chat = [
    ...noise,
    ...messages.map((message, n) => (heads[n % heads.length]?.(`Parent of ${n}`, n % 40) ?? '') + message),
    // One student sends it once more, and the teacher quotes another.
    `23/11/26, 9:59 pm - Parent of 5: ${linkOf(students[5]?.code ?? '')}`,
  ].join('\r\n')
  return { students, chat }
}

test('forty results out of an exported chat: each whole one once, each damaged one named by its line, nothing thrown', async () => {
  const { students, chat } = await classChat()
  const found = foundResults(chat)
  const whole = found.flatMap(({ code, opened }) => (opened.kind === 'result' ? [{ code, opened }] : []))
  const damaged = found.filter(({ opened }) => opened.kind === 'trouble')
  const lost = [3, 13, 18, 28]
  expect(whole).toHaveLength(40 - lost.length)
  expect(damaged).toHaveLength(lost.length)
  const namesFound = whole.map(({ opened }) => opened.result.name)
  expect(namesFound.toSorted()).toEqual(students.flatMap(({ name }, n) => (lost.includes(n) ? [] : [name])).toSorted())
  for (const n of lost) expect(damaged.map(({ before }) => before).join('\n')).toContain(`Parent of ${n}`)
  expect(whole.flatMap(({ opened }) => (opened.edited ? [opened.result.name] : []))).toEqual(['Asha Rao 8'])

  const arrived: Arrived[] = []
  for (const { code, opened } of whole) {
    const judgement = await judgedResult(opened.result, catalogue)
    if (judgement.kind !== 'judged') throw new Error(judgement.trouble)
    arrived.push({ code, judged: judgement.judged, edited: opened.edited })
  }
  const rows = classRows(arrived)
  for (const { judged } of rows) {
    const right = students.find(({ name }) => name === judged.result.name)?.marks ?? 0
    const full = judged.questions.map(({ problem, marks }) => marks === problem.marks)
    expect(full.slice(0, right)).toEqual(Array.from({ length: Math.min(right, 8) }, () => true))
  }
  expect(classCsv(rows).split('\r\n')).toHaveLength(rows.length + 2)
})

test('a text of the like of a chat is read without a throw, wherever it is cut', async () => {
  const { chat } = await classChat()
  for (let length = 0; length < chat.length; length += 997) foundResults(chat.slice(length, length + 5000))
})

test('what is damaged is named by its sender: the head of the message, or else the name in it', () => {
  const lost = (head: string) =>
    foundResults(
      `${head}CBSE Math Tutor: Asha Rao, “Unit test 1”: 17 of 20 questions answered.\nhttps://x.org/?result=`,
    )
  expect(lost('23/11/26, 9:14 pm - Parent of 5: ').map(({ before }) => before)).toEqual([
    '23/11/26, 9:14 pm - Parent of 5',
  ])
  expect(lost('').map(({ before }) => before)).toEqual(['Asha Rao'])
  const long = foundResults(`${'word '.repeat(40)}https://x.org/?result=A`)
  expect(long[0]?.before).toMatch(/^(?:word )+word…$/)
})
