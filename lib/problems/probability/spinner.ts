import { fraction, toText } from '../../maths'
import type { SketchFigure } from '../../figures/figure'
import type { NumberEvent } from '../../solutions/probability/pieces/number-event'
import { numberText } from '../../solutions/probability/pieces/number-event-words'
import { sectorsFor, spinner as solution, type Spinner } from '../../solutions/probability/spinner'
import { template } from '../template'
import { notHappening, wrongChances } from './pieces/chance'

interface Draw {
  readonly sectors: number
  readonly event: number
  readonly k: number
  readonly stem: number
}

const events: readonly ((k: number) => NumberEvent)[] = [
  () => ({ kind: 'odd' }),
  () => ({ kind: 'prime' }),
  (k) => ({ kind: 'greater than', number: k }),
  (k) => ({ kind: 'less than', number: k }),
  () => ({ kind: 'multiple of', number: 3 }),
  (k) => ({ kind: 'factor of', number: k }),
  () => ({ kind: 'perfect square' }),
]

const givenOf = ({ sectors, event, k }: Draw): Spinner => ({ sectors, event: events[event]?.(k) ?? { kind: 'odd' } })
const sayOf = (draw: Draw): string => numberText(givenOf(draw).event)

const stems: readonly ((sectors: number, event: string) => string)[] = [
  (sectors, event) =>
    `A game of chance consists of spinning an arrow which comes to rest pointing at one of the numbers $1, 2, 3, \\ldots, ${sectors}$ (see the figure), and these are equally likely outcomes. What is the probability that it will point at ${event}?`,
  (sectors, event) =>
    `At a school fair, a spinner is divided into $${sectors}$ equal sectors numbered $1$ to $${sectors}$, as shown in the figure. Find the probability that the arrow stops at ${event}.`,
  (sectors, event) =>
    `Sneha and Arif made a wheel with $${sectors}$ equal sectors, numbered $1$ to $${sectors}$ (see the figure). The arrow at the centre is spun once and stops at a random place. What is the probability that it shows ${event}?`,
]

/** Cosine and sine of an angle in degrees, to three places. */
const onCircle = (degrees: number, radius: number): readonly [number, number] => [
  Math.round(radius * Math.cos((degrees * Math.PI) / 180) * 1000) / 1000,
  Math.round(radius * Math.sin((degrees * Math.PI) / 180) * 1000) / 1000,
]

function wheel(sectors: number): SketchFigure {
  const turn = 360 / sectors
  const rims = Array.from({ length: sectors }, (_, i) => [`R${i + 1}`, onCircle(90 - i * turn, 5)] as const)
  return {
    kind: 'sketch',
    description: `A circle divided into ${sectors} equal sectors, numbered 1 to ${sectors} clockwise, with an arrow fixed at the centre.`,
    points: { O: [0, 0], T: onCircle(90 - 1.5 * turn, 3), ...Object.fromEntries(rims) },
    unnamed: ['O', 'T', ...rims.map(([name]) => name)],
    circles: [{ centre: 'O', radius: 5 }],
    segments: [...rims.map(([name]) => ({ from: 'O', to: name })), { from: 'O', to: 'T', ray: true, tone: 2 }],
    labels: rims.map((_, i) => ({ at: onCircle(90 - (i + 0.5) * turn, 4), text: `${i + 1}` })),
  }
}

/** E.g. "... an arrow which comes to rest pointing at one of the numbers 1, 2, ..., 8. What is the probability that it will point at an odd number?" */
export const spinner = template({
  id: 'prob-spinning-arrow',
  version: 2,
  topic: 'probability',
  archetypes: ['prob-spinner-geometric'],
  difficulty: 'medium',
  marks: 2,
  wrongRoadsShow: true,
  draw: (random) =>
    random.until(
      (r): Draw => ({
        sectors: r.pick([6, 8, 9, 10, 12]),
        event: r.integer(0, events.length - 1),
        k: r.integer(3, 8),
        stem: r.integer(0, stems.length - 1),
      }),
      (draw) => {
        const good = sectorsFor(givenOf(draw)).length
        return good > 1 && good < draw.sectors - 1 && draw.k < draw.sectors - 1
      },
    ),
  given: givenOf,
  solution,
  ask: (draw) => {
    const { sectors, stem } = draw
    return {
      question: stems[stem]?.(sectors, sayOf(draw)) ?? '',
      rule: { kind: 'fraction' },
      hints: [
        'The sectors are equal, so every number is equally likely.',
        'List the favourable numbers on the spinner and divide their count by the number of sectors.',
      ],
      explanation:
        'Equal sectors make equally likely outcomes; with unequal sectors we would have to compare their angles.',
      figure: wheel(sectors),
    }
  },
  crossCheck: (draw) => toText(fraction(reasoned(sayOf(draw), draw.sectors, draw.k), draw.sectors)),
  slips: (draw) => {
    const good = sectorsFor(givenOf(draw)).length
    return wrongChances(fraction(good, draw.sectors), [
      ...miscount(sayOf(draw)).map(([off, note]) => [good + off, draw.sectors, note, 'favourable'] as const),
      [draw.sectors - good, draw.sectors, notHappening, 'favourable'],
      [good, draw.sectors - good, 'Divide by the number of all sectors.', 'substituted'],
      [1, draw.sectors, 'Is only one of the sectors favourable? Test their numbers one by one.', 'favourable'],
    ])
  },
})

/** By how much a student may miscount, and why; nothing for events where that is not likely. */
function miscount(say: string): readonly (readonly [off: number, note: string])[] {
  if (say.includes('prime')) return [[1, 'Remember that $1$ is not a prime number.']]
  if (say.includes('factor')) return [[-1, 'Among the factors of a number are $1$ and the number itself.']]
  if (say.includes('square')) return [[-1, 'Is $1$ a perfect square? Test every number on the wheel.']]
  return /greater|less/.test(say) ? [[1, 'Does the number named in the event belong to it? Read it again.']] : []
}

/** The same counts by reasoning. */
function reasoned(say: string, sectors: number, k: number): number {
  if (say.includes('odd')) return Math.ceil(sectors / 2)
  if (say.includes('prime')) return [2, 3, 5, 7, 11].filter((p) => p <= sectors).length
  if (say.includes('greater')) return sectors - k
  if (say.includes('less')) return k - 1
  if (say.includes('multiple')) return Math.floor(sectors / 3)
  if (say.includes('factor')) return { 3: 2, 4: 3, 5: 2, 6: 4, 7: 2, 8: 4 }[k] ?? 0
  return Math.floor(Math.sqrt(sectors))
}
