/** @jest-environment jsdom */
import { TextEncoder } from 'node:util'
import { runInNewContext } from 'node:vm'
import { flightScript, takeFlight } from '@/scripts/first-view/flight'
import { elementsByText } from '@/scripts/first-view/said-once'

const long = 'The HCF of two numbers divides <b>both</b>, 5 &lt; 7, and “√2” is no fraction: all of this is said once.'
const lesson = `<div class="lesson">${long}</div>`
const data = [
  '1:"$Sreact.fragment"\n',
  `2:T${Buffer.byteLength(long).toString(16)},${long}`,
  `3:["$","$L1",null,{"html":"$2","formula":${JSON.stringify(long)},"other":"${'unsaid '.repeat(12)}"}]\n`,
  ':HL["/a.css","style"]\n',
]
const pushed = (text: string) => `<script>self.__next_f.push(${JSON.stringify([1, text])})</script>`
const html = (parts: readonly string[]) =>
  `<!DOCTYPE html><html><head></head><body>${lesson}<script>(self.__next_f=self.__next_f||[]).push([0])</script>${parts.map(pushed).join('')}</body></html>`

/** What React would be given by the script in this page. */
function given(page: string, script: string): string {
  const pushes: unknown[][] = []
  const document = new DOMParser().parseFromString(page, 'text/html')
  runInNewContext(script, { document, self: { __next_f: pushes }, TextEncoder })
  expect(pushes[0]).toEqual([0])
  return pushes
    .slice(1)
    .map(([, text]) => String(text))
    .join('')
}

test('React is given the same data to the byte, though what the page says is read from the page', () => {
  const { page, rows } = takeFlight(html(data))
  const { elementOf, page: numbered } = elementsByText(page)
  const script = flightScript(rows, elementOf)
  expect(script).not.toContain('divides')
  expect(numbered()).toContain('<div data-said="0" class="lesson">')
  expect(given(numbered(), script)).toBe(data.join(''))
})

test('it does not matter where Next.js cuts the data', () => {
  const whole = data.join('')
  const { rows } = takeFlight(html([whole.slice(0, 40), whole.slice(40, 41), whole.slice(41)]))
  expect(
    given(
      '',
      flightScript(rows, () => undefined),
    ),
  ).toBe(whole)
})

test('words that a translator changed in the page are taken as they are, with their own length', () => {
  const { page, rows } = takeFlight(html(data))
  const { elementOf, page: numbered } = elementsByText(page)
  const script = flightScript(rows, elementOf)
  const text = given(numbered().replace('both', 'दोनों'), script)
  const length = Buffer.byteLength(long.replace('both', 'दोनों')).toString(16)
  expect(text).toContain(`2:T${length},The HCF of two numbers divides <b>दोनों</b>`)
})

test('data of another form are a mistake of the build, and no page without them is written', () => {
  expect(() => takeFlight('<html></html>')).toThrow('expected form')
  expect(() => takeFlight(`${html(data)}<script>self.__next_f.push([2,null])</script>`)).toThrow('expected form')
  expect(() => takeFlight(html(['xyz:["$"]\n']))).toThrow('begins with xyz')
})
