import { possible } from './feasible'
import { rational } from '../../question/polynomial'
import { phrase, told } from '../../question/phrase'
import { factsOf, type Question } from '../../question/question'
import { circlePole as solution } from '../../../solutions/quadratic-equations/circle-pole'
import type { Word } from '../../question/fact'
import { recogniser } from '../../recogniser'

const gaps = ['differ|difference * #g', '#g farther|further|nearer|closer', 'difference|differ #g'] as const

/** The diameter: the number that is left, or "a diameter AB of 25 m". */
function diameterOf(question: Question, taken: readonly unknown[]) {
  const rest = factsOf(question, 'number').filter((fact) => !taken.includes(fact))
  const lengths = factsOf(question, 'length')
  const [fact, ...more] = [...rest, ...lengths]
  if (!fact || more.length > 0 || fact.unit !== 'm') return null
  const value = fact.kind === 'number' ? fact.value : rational(fact.node)
  return value && (fact.kind === 'number' || fact.name === 'AB') ? { value, fact } : null
}

/** Two lengths: the one beside "diameter", and how much the distances differ, wherever it stands. */
function apart(question: Question) {
  const numbers = factsOf(question, 'number')
  const across = phrase(question, 'diameter #d', '#d diameter')
  const [gap, ...more] = numbers.filter((fact) => !across?.taken.includes(fact))
  const says = question.words.find((word) => /^(?:difference|differ|differs|nearer|closer|farther|further)$/.test(word))
  const isOther = question.words.some((word) => /^(?:sum|ratio|product|radius|wide)$/.test(word))
  if (!across || !gap || more.length > 0 || says === undefined || isOther || across.units.d !== 'm') return null
  const said = question.items.filter((item): item is Word => item.kind === 'word' && item.text === says)
  return { diameter: across, gap, said }
}

export const circlePole = recogniser({
  id: 'pole-on-a-circle',
  solution,
  story: true,
  cues: ['diameter', 'diametrically'],
  words: [
    'both',
    'diameter',
    'circular',
    'two',
    'ends',
    'distances',
    'distance',
    'point',
    'opposite',
    'one',
    'other',
    'smaller',
    'first',
    'possible',
    'so',
    'yes',
    'can',
    'nearer',
    'edge',
  ],
  examples: [
    'A pole has to be erected at a point on the boundary of a circular park of diameter 13 metres in such a way that the difference of its distances from two diametrically opposite fixed gates A and B on the boundary is 7 metres. Is it possible to do so? If yes, at what distances from the two gates should the pole be erected?',
    'A lamp post is to stand on the edge of a round park of diameter 17 m so that its distances from two gates, at the ends of a diameter, differ by 7 m. Is it possible? If so, find the two distances in metres, the smaller one first; if not, type "not possible".',
    'AB is a diameter, of 19 m, of a circular ground. Is there a point for a pole on the boundary such that the pole is 32 m nearer to A than to B? If so, find the two distances.',
    'round park of diameter 25 m, two gates at the ends of a diameter. pole on the boundary with distances from the gates that differ by 17 m. is it possible? find both distances',
    'park gol hai jiska diameter 17 m, gates A aur B diameter ke ends par. khambe ki dono gates se distance ka difference 7 m. kya ye possible hai? distances batao',
  ],
  refuses: [
    'A lamp post is to stand on the edge of a round park of radius 17 m so that its distances from two gates differ by 7 m. Is it possible? The gates are 5 m wide, at the ends of a diameter.',
    'A lamp post is to stand on the edge of a round park of diameter 17 m so that the sum of its distances from two gates, at the ends of a diameter, is 23 m. Is it possible?',
    'A lamp post is to stand on the edge of a round park of diameter 17 m so that its distances from two gates, at the ends of a diameter, differ by 7 m. Find the area of the triangle.',
  ],
  read: (question) => {
    const gap = phrase(question, 'difference distances * @a:letter @b:letter * #g') ?? phrase(question, ...gaps)
    const diameter = gap && diameterOf(question, gap.taken)
    const ask = possible(question)
    const free = gap && diameter ? null : apart(question)
    if (free && ask && free.gap.unit === 'm') {
      const letters = factsOf(question, 'letter').filter(({ name }) => /^(?:A|B|AB)$/.test(name))
      return {
        given: { diameter: free.diameter.numbers.d, gap: free.gap.value },
        ...told(question, free.diameter, ask, { taken: [free.gap, ...free.said, ...letters] }),
      }
    }
    if (!diameter || !ask || gap.units.g !== 'm') return null
    const names = factsOf(question, 'letter').filter(({ name }) => /^(?:A|B|AB)$/.test(name))
    return {
      given: { diameter: diameter.value, gap: gap.numbers.g },
      ...told(question, gap, ask, phrase(question, 'yes or? no'), { taken: [diameter.fact, ...names] }),
    }
  },
  before: () => '',
})
