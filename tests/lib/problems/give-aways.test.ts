import { poseProblem, templates, type Template } from '@/lib/problems/all'
import { giveAwayChecks, giveAwayComplaints, giveAways, type GiveAwayCheck } from '@/checks/prove/give-aways'
import { bareNumbers, valueOfText } from '@/checks/prove/give-aways/values'
import { shapeOf } from '@/checks/prove/give-aways/branches'
import { plantGiveAway } from '@/checks/prove/faults/in-template'

const seeds = Array.from({ length: 200 }, (_, index) => `planted-${index}`)
const posed = (template: Template) => seeds.map((seed) => poseProblem(template, seed))
const named = (id: string) => templates.filter((template) => template.id === id)

/** One template for each check; the thorough test plants them all over the bank. */
const places: Readonly<Record<GiveAwayCheck, string>> = {
  position: 'qe-k-in-the-middle',
  size: 'qe-k-for-rational-roots',
  length: 'rn-classify-number',
  shape: 'poly-nature-from-parabola',
  question: 'rn-classify-number',
  'one key': 'rn-hcf-of-two',
  printed: 'rn-hcf-of-two',
  codes: 'rn-assertion-reason',
  branch: 'rn-hcf-of-two',
  variety: 'rn-hcf-of-two',
}

test.each(giveAwayChecks)('%s: planted in a template, it is found', (check) => {
  for (const template of named(places[check])) {
    const planted = plantGiveAway(check, posed(template)) ?? []
    expect(
      giveAways(planted)
        .filter(({ sure }) => sure)
        .map((finding) => finding.check),
    ).toContain(check)
  }
})

test('what is known is passed over, and what is known and is no more is told', () => {
  const [template] = named('rn-hcf-of-two')
  const problems = template ? posed(template) : []
  const planted = plantGiveAway('one key', problems) ?? []
  const face = { id: 'rn-hcf-of-two', variants: null }
  expect(giveAwayComplaints(face, problems, [])).toEqual([])
  expect(giveAwayComplaints(face, planted, [])).toEqual([expect.stringContaining('one key: the key is')])
  expect(giveAwayComplaints(face, planted, ['one key'])).toEqual([])
  expect(giveAwayComplaints(face, problems, ['one key'])).toEqual([expect.stringContaining('take it off the list')])
})

test('a variant that a template declares and never draws is told, and one that it draws and does not declare', () => {
  const problems = named('rn-hcf-of-two').flatMap(posed)
  const of = (seed: string) => (Number(seed.slice(8)) % 2 === 0 ? 'even' : 'odd')
  const found = (all: readonly string[]) => giveAways(problems, { all, of }).map(({ what }) => what)
  expect(found(['even', 'odd'])).toEqual([])
  expect(found(['even', 'odd', 'neither'])).toEqual([expect.stringContaining('"neither" comes in 0.0 %')])
  expect(found(['even'])).toEqual([expect.stringContaining('"odd" is drawn, and not declared')])
})

test('numbers that stand alone in a text, and those that are coefficients', () => {
  const numbers = (text: string) => [...bareNumbers(text)]
  expect(numbers('A box of 12 books for $₹45$, $PQ = 7$ cm and $60^\\circ$')).toEqual([12, 45, 7, 60])
  expect(numbers('The AP $2, 7, 12, \\ldots$ and ₹1,21,000')).toEqual([2, 7, 12, 121000])
  expect(numbers('$\\sin A = \\frac{3}{4}$')).toEqual([0.75])
  expect(numbers('$x^2 - 5x + 6 = 0$, $3x + 4y = 12$, $P(3, -4)$, $2\\sqrt{3}$, $\\frac{x}{2}$')).toEqual([])
})

test('the value that a text shows at a glance', () => {
  const shown = [
    '$12$ cm',
    '$\\frac{3}{4}$',
    '$x = -5$',
    '$2\\sqrt{3}$',
    '₹1,200',
    '60°',
    '1:05 p.m.',
    '$x^2$',
    '$2 \\times 3$',
    'both',
  ]
  const values = [12, 0.75, -5, 3.4641, 1200, 60, 785, NaN, NaN, NaN]
  for (const [place, text] of shown.entries()) expect([text, valueOfText(text)]).toEqual([text, near(values[place])])
})

const near = (value = NaN): unknown => (Number.isNaN(value) ? NaN : expect.closeTo(value, 3))

test('questions that differ in numbers, names and their endings are of one shape', () => {
  expect(shapeOf('Today Meena has $3$ cards. What is the mean of 7 marks?')).toBe(
    shapeOf('Today Joseph has $12$ cards. What is the mean of 1 mark?'),
  )
  expect(shapeOf('Find the volume.')).not.toBe(shapeOf('Find the surface area.'))
})
