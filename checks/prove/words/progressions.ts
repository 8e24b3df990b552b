import { placeOf } from '@/lib/letters'
import { optionsAt } from '../key-parts'
import { finding, type WordRule } from './finding'

/** "60, 72, 84, \ldots, 612" goes on as it begins. */
export const progressions: WordRule = ({ problem }) =>
  problem.type !== 'arithmetic-progressions'
    ? []
    : problem.steps.flatMap((text, index) => {
        const [, list, last] = /\$((?:-?\d+,\s*(?:\\ )?){3,})\\ldots(?:, (-?\d+))?\$/.exec(text) ?? []
        if (list === undefined || problem.question.includes(list)) return []
        const terms = list.split(',').flatMap((term) => (/\d/.test(term) ? [Number(term.replaceAll('\\ ', ''))] : []))
        const [first = NaN, second = NaN] = terms
        const step = second - first
        const even = terms.every((term, place) => term === first + place * step)
        const reaches = last === undefined || (step !== 0 && Number.isInteger((Number(last) - first) / step))
        return [finding(index, even && reaches, 'the list does not go on evenly')]
      })

/** "(B) differences: $13, 15, 17$": of the list in option B. */
export const differences: WordRule = ({ problem }) =>
  problem.steps.flatMap((text, index) => {
    const [, letter = 'A', list] = /^\(([A-D])\) differences: \$([^$]+)\$/.exec(text) ?? []
    if (list === undefined) return []
    const terms = numbersIn(optionsAt(problem, index)[placeOf(letter)] ?? '')
    const steps = terms.slice(1).map((term, place) => term - (terms[place] ?? NaN))
    const all = new Set(steps).size === 1
    return [
      finding(index, steps.join() === numbersIn(list).join(), `the differences are ${steps.join(', ')}`),
      finding(index, all === !text.includes('not all'), 'the same or not the same?'),
    ]
  })

const numbersIn = (text: string): readonly number[] => (text.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)
