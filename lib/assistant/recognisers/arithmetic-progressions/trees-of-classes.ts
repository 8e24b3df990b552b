import { wholeOf } from './progression'
import { sumOfTerms as solution } from '../../../solutions/arithmetic-progressions/sum-of-terms'
import type { Progression } from '../../../solutions/arithmetic-progressions/pieces/progression'
import { isFact } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { equals, fraction, multiply } from '../../../maths'

const trees = 'trees|plants|saplings'
const many = 'sections|section|divisions|division'

/** How many times its own number a section plants. */
const factorIn = (question: Question) => {
  const times = phrase(question, 'plant * twice|double|thrice', `plants|${trees} twice|double|thrice`)
  if (times) return { by: question.words.includes('thrice') ? 3 : 2, found: times }
  const same = phrase(question, 'plant * same', `plants many ${trees} as`, `plants * as class`, 'as many trees as')
  return same && { by: 1, found: same }
}

/** "Each section of each class plants as many trees as the number of its class; classes I to XII, three sections each." */
export const treesOfClasses = recogniser<Progression & { readonly n: number }>({
  id: 'trees-of-classes',
  solution,
  story: true,
  cues: ['trees', 'plants', 'saplings'],
  words:
    `class classes section sections each every school students plant plants planted planting around air pollution reduce decided
    number same in studying all total together many till its as there have has tree double twice study which one`.split(
      /\s+/,
    ),
  examples: [
    'In a school, students thought of planting trees in and around the school to reduce air pollution. It was decided that the number of trees, that each section of each class will plant, will be the same as the class, in which they are studying, e.g., a section of Class I will plant 1 tree, a section of Class II will plant 2 trees and so on till Class XII. There are three sections of each class. How many trees will be planted by the students?',
    'classes 1 to 12 with 3 sections each, each section plants as many trees as its class number. total trees?',
    'Students of classes 1 to 10 plant trees; each section plants twice as many trees as its class number. Each class has two sections. How many trees are planted?',
  ],
  refuses: [
    'classes 1 to 12 with 3 sections each, each section plants as many trees as its class number. how many trees does class 5 plant?',
    'classes 1 to 12 with 3 sections each, each section plants 5 trees more than its class number. total trees?',
    'classes 1 to 12, each section plants as many trees as its class number. total trees?',
  ],
  read: (question) => {
    const factor = factorIn(question)
    const range = phrase(question, 'class|classes #from to|till #n')
    const to = range ?? phrase(question, 'till class #n')
    const from = range ? wholeOf(range.numbers.from) : 1
    const sections = phrase(
      question,
      `#k ${many} each|every class?`,
      `each|every class has|have #k ${many}`,
      `there #k ${many}`,
    )
    // "classes 1 to 10 with sections" tells no number of them
    if (sections?.taken.some((item) => isFact(item) && to?.taken.includes(item))) return null
    const asked = phrase(question, `many ${trees}`, `total ${trees}`, `number ${trees} planted`)
    const example = phrase(question, 'section class #p plant #a tree|trees section class #q plant #b tree|trees')
    const [n, k] = [to && wholeOf(to.numbers.n), sections && wholeOf(sections.numbers.k)]
    const { a, b, p, q } = example?.numbers ?? {}
    const by = factor ? fraction(factor.by) : null
    const isExample = !by || !a || !b || !p || !q || (equals(a, multiply(by, p)) && equals(b, multiply(by, q)))
    if (
      from !== 1 ||
      !isExample ||
      !factor ||
      !to ||
      !sections ||
      !asked ||
      n === null ||
      k === null ||
      n < 2 ||
      n > 12 ||
      k < 1
    )
      return null
    const step = fraction(factor.by * k)
    return {
      given: { a: step, d: step, n },
      lead: `Class $c$ has ${k} sections, and each plants ${factor.by === 1 ? '$c$' : `$${factor.by}c$`} trees: the classes plant $${[1, 2, 3].map((c) => factor.by * k * c).join(',\\ ')},\\ \\ldots$ trees, an AP.`,
      ...told(question, factor.found, to, sections, asked, example),
    }
  },
})
