import { differenceLines, isEven, plusTerm, simplified, stepOf, written, type Listed } from './pieces/listed-terms'
import { surdTex, surdText } from '../../maths'
import { earns, line, type Step } from '../line'
import { worked } from '../solution'

/** `asked`: d and the next term, d and the next two or three, or only whether it is one. */
export interface Given extends Listed {
  readonly asked: 'next' | 'two' | 'three' | 'verdict'
}

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'] as const

const sizeOf = ({ coefficient, radicand }: Listed['terms'][number]): number =>
  (Number(coefficient.n) / Number(coefficient.d)) * Math.sqrt(radicand)

/** Two neighbouring differences that are not equal, in decimals. */
function roughly(listed: Listed): string {
  const sizes = listed.terms.map(sizeOf)
  const gaps = sizes.slice(1).map((size, index) => size - (sizes[index] ?? 0))
  const at = gaps.findIndex((gap, index) => Math.abs(gap - (gaps[index + 1] ?? gap)) > 1e-9)
  const shown = [at, at + 1, at + 2].map(
    (place) => `$${written(listed)[place] ?? ''} \\approx ${(sizes[place] ?? 0).toFixed(2)}$`,
  )
  const [one = '', two = '', three = ''] = shown
  const more = (gaps[at] ?? 0) > (gaps[at + 1] ?? 0) ? 'greater' : 'smaller'
  return `Here ${one}, ${two} and ${three}, so the ${places[at] ?? 'first'} difference is ${more} than the ${places[at + 1] ?? 'next'}.`
}

function linesOfNone(listed: Listed): readonly Step[] {
  const [one = '', two = '', ...rest] = differenceLines(listed)
  return [
    earns(0.5, one),
    earns(0.5, two, 'second difference'),
    ...(listed.look === 'roots' ? [roughly(listed)] : rest),
    earns(1, 'The differences are not all the same. Hence the list is not an AP: the answer is no.'),
  ]
}

function linesOfAp({ asked, ...listed }: Given): readonly Step[] {
  const lines = differenceLines(listed)
  const d = stepOf(listed)
  const step = surdTex(d)
  const count = listed.terms.length
  const next = [1, 2, 3].map((ahead) => plusTerm(listed, ahead))
  const found = [
    ...lines.slice(0, -1).map((text, index) => (index === 0 ? line('first difference', text) : text)),
    earns(0.5, lines.at(-1) ?? '', 'third difference'),
    earns(0.5, `All the differences are the same, so it is an AP with $d = ${step}$.`),
  ]
  if (asked === 'verdict') return found
  const last = simplified(listed).at(-1) ?? ''
  const bracketed = step.startsWith('-') ? `\\left(${step}\\right)` : step
  const [first] = next
  const place = (n: number) => (n > 9 ? `a_{${n}}` : `a_${n}`)
  return [
    ...found,
    earns(
      0.5,
      `Next term: $${place(count + 1)} = ${place(count)} + d = ${last} + ${bracketed} = ${first ? surdTex(first) : ''}$`,
    ),
    earns(
      0.5,
      asked === 'next'
        ? `Hence $d = ${step}$ and the next term is $${first ? surdTex(first) : ''}$.`
        : `Hence $d = ${step}$ and the next ${asked} terms are $${next
            .slice(0, asked === 'two' ? 2 : 3)
            .map(surdTex)
            .join(', ')}$.`,
    ),
  ]
}

/** E.g. "Is the list of numbers √2, √8, √18, √32, ... an AP? If so, find d and the next term." */
export const isItAnAp = worked<Given>({
  id: 'is-it-an-ap',
  archetype: 'ap-is-it-ap',
  objection: ({ terms }) => (terms.length < 3 ? 'Three terms at least are needed to see an AP.' : null),
  solve: (given) => {
    const list = written(given).join(',\\ ')
    const shown =
      given.look === 'surds'
        ? `Simplifying the surds: $${list}$ are $${simplified(given).join(',\\ ')}$.`
        : `Given list: $${list},\\ \\ldots$`
    if (!isEven(given)) return { lines: [shown, ...linesOfNone(given)], key: 'no' }
    const [next, ...more] = [1, 2, 3].map((ahead) => surdText(plusTerm(given, ahead)))
    const d = `d = ${surdText(stepOf(given))}`
    return {
      lines: [shown, ...linesOfAp(given)],
      key: {
        verdict: `yes, ${d}`,
        next: `${d}, next = ${next ?? ''}`,
        two: `${d}, next = ${[next, ...more.slice(0, 1)].join(', ')}`,
        three: `${d}, next = ${[next, ...more].join(', ')}`,
      }[given.asked],
    }
  },
})
