import { factAsked, type FactWays } from '../fact-asked'
import { phrase } from '../../question/phrase'
import type { Question } from '../../question/question'
import type { Node } from '../../question/reading'
import { recogniser, type Found } from '../../recogniser'
import { sign } from '../../../maths/fraction'
import { tableFacts as solution, type TableFact } from '../../../solutions/statistics/table-facts'
import type { FactAsked } from '../../../solutions/pieces/book-fact'

const names =
  (...words: readonly string[]) =>
  (option: Question): boolean =>
    option.facts.length === 0 && option.words.filter((word) => word !== 'the').join(' ') === words.join(' ')

const holds =
  (pattern: string) =>
  (option: Question): boolean =>
    phrase<string>(option, pattern) !== null

const isMeasure = (option: Question): boolean =>
  names('mean')(option) || names('median')(option) || names('mode')(option)

/** The one that is none of the three, beside two of them at least. */
const isNoMeasure = (option: Question, all: readonly Question[]): boolean =>
  !isMeasure(option) &&
  all.filter(isMeasure).length > 1 &&
  !option.words.some((word) => /^(?:all|none|both)$/.test(word))

const isNought = ({ facts, words }: Question): boolean => {
  const [only, ...more] = facts
  return words.includes('zero')
    ? !words.includes('non')
    : only?.kind === 'number' && more.length === 0 && sign(only.value) === 0
}

const isRelation = (option: Question): boolean => {
  const found = phrase(option, 'mode is #a median is #b mean', 'mode #a median is #b mean', '#a median is mode #b mean')
  return found !== null && option.words.indexOf('median') < option.words.indexOf('mean') && isThreeAndTwo(found.numbers)
}
const isThreeAndTwo = ({ a, b }: { readonly a: { n: bigint }; readonly b: { n: bigint } }): boolean =>
  a.n === 3n && b.n === 2n

/** "(x_i - a)/h" */
const isStep = ({ facts: [only, ...more] }: Question): boolean => {
  const node = only?.kind === 'formula' && more.length === 0 ? bare(only.node) : undefined
  if (node?.kind !== 'binary' || node.operation !== '/') return false
  const [top, bottom] = [bare(node.left), bare(node.right)]
  const isOf = (one: Node, name: RegExp) => one.kind === 'letter' && name.test(one.name)
  return (
    isOf(bottom, /^h$/) &&
    top.kind === 'binary' &&
    top.operation === '-' &&
    isOf(bare(top.left), /^x(?:_i)?$/) &&
    isOf(bare(top.right), /^a$/)
  )
}
const bare = (node: Node): Node => (node.kind === 'bracket' ? bare(node.of) : node)

const ways: readonly FactWays<TableFact>[] = [
  {
    fact: 'ogives meet',
    asks: [
      ['abscissa|x-coordinate|coordinate|point * intersection|meet|intersect|cut', 'point * intersection'],
      [
        'cumulative frequency curves|curve',
        'less * more ogives|ogive|curves',
        'more ogive * less ogive',
        'less ogive * more ogive',
        'ogives',
        'two ogives',
      ],
      ['gives|given|is|represents|equal|called|corresponds'],
    ],
    says: names('median'),
    alone: true,
  },
  {
    fact: 'cumulative table',
    asks: [
      [
        'cumulative frequency table|curve|distribution * useful|used|needed|required',
        'cumulative frequency useful|used',
      ],
      ['determining|determine|find|finding|calculating|calculate|computing'],
    ],
    says: names('median'),
    alone: true,
  },
  {
    fact: 'deviations from',
    asks: [['deviations * from|a|of', 'deviations'], ['formula|finding * mean'], ['d|d_i|di|dis|grouped']],
    says: (option) =>
      holds('midpoint|mid-points|mid class|classes')(option) ||
      (holds('class marks')(option) && !holds('frequencies|frequency')(option)),
  },
  {
    fact: 'step',
    asks: [['step deviation formula * mean'], ['deviation @u:letter is']],
    says: isStep,
  },
  {
    fact: 'frequencies centred',
    asks: [['mean grouped data', 'mean * grouped'], ['assume|assumed|assumption'], ['frequencies|frequency']],
    says: (option) =>
      holds('centred|centered * class marks|mark')(option) || holds('centred|centered * classmarks|classmark')(option),
    alone: true,
  },
  {
    fact: 'no central tendency',
    asks: [['not * measure * central tendency', 'not measure central']],
    says: isNoMeasure,
  },
  {
    fact: 'not from a graph',
    asks: [['cannot|not * determined|found|obtained|calculated graphically', 'cannot|not * graphically']],
    says: names('mean'),
    alone: true,
  },
  {
    fact: 'from a histogram',
    asks: [['histogram * determine|find|gives|used', 'graphically|obtained|found|determined|read * histogram']],
    says: names('mode'),
    alone: true,
  },
  {
    fact: 'sum of deviations',
    asks: [['algebraic? sum * deviations * from * mean', 'algebraic? sum deviations from mean']],
    says: isNought,
    alone: true,
  },
  {
    fact: 'all different',
    asks: [['mean|median|mode * always * different', 'mean|median|mode * different always']],
    says: null,
    alone: true,
  },
  {
    fact: 'classes different',
    asks: [['median class * modal class * always * different', 'modal class * median class * always * different']],
    says: null,
    alone: true,
  },
  {
    fact: 'grouped the same',
    asks: [['median * ungrouped data * grouped * always same', 'median * ungrouped * grouped * same']],
    says: null,
    alone: true,
  },
  {
    fact: 'by extremes',
    asks: [
      [
        'which|measure|average|tendency|following most|highly|greatly|easily? affected|influenced * extreme|outliers',
        'which one most affected|influenced * extreme|outliers',
      ],
    ],
    says: names('mean'),
    alone: true,
  },
  {
    fact: 'not by extremes',
    asks: [
      [
        'which|measure|average|tendency|following not|least affected|influenced * extreme|outliers',
        'measure|average best|suitable|appropriate * extreme|outliers',
      ],
    ],
    // the mode is not affected either
    says: (option, all) => names('median')(option) && !all.some(names('mode')),
  },
  {
    fact: 'most popular',
    asks: [
      ['measure|average|tendency|mean|median|mode'],
      ['most? best|suitable|appropriate|useful|used|preferred'],
      ['most popular|common|frequent|demanded|sold|liked', 'popular|common size', 'size * most'],
    ],
    says: names('mode'),
    alone: true,
  },
  {
    fact: 'relation',
    asks: [
      [
        'relation|relationship * mean * median * mode',
        'mean * median * mode * relation|relationship',
        'relation|relationship * mode * median * mean',
      ],
    ],
    says: isRelation,
    alone: true,
  },
]

const common = {
  solution,
  story: true,
  cues: [
    'mean',
    'median',
    'mode',
    'frequency',
    'graphically',
    'deviations',
    'histogram',
    'cumulative',
    'tendency',
    'extreme',
  ],
  words: [
    ...'mean median mode modal between not from data grouped ungrouped frequency distribution cumulative class classes type less more true correct statement always different same'.split(
      ' ',
    ),
    ...'measure central tendency one most values value coordinate abscissa point intersection ogives ogive curve curves gives table formula deviations deviation following all measures measure three two both or'.split(
      ' ',
    ),
  ],
} as const

const read =
  (isChoice: boolean) =>
  (question: Question): Found<FactAsked<TableFact>> | null => {
    const found = factAsked(question, ways)
    return found && isChoice === (found.given.option !== null) ? found : null
  }

/** "Will the median class and modal class of grouped data always be different?": what the book says of tables. */
export const factOfTables = recogniser<FactAsked<TableFact>>({
  ...common,
  id: 'fact-of-tables',
  examples: [
    'Will the median class and modal class of grouped data always be different? Justify your answer.',
    'Is it true to say that the mean, mode and median of grouped data will always be different?',
    'What is the algebraic sum of the deviations of a frequency distribution from its mean?',
    'The relationship between mean, median and mode for a moderately skewed distribution is',
  ],
  refuses: [
    'Will the median class of grouped data always be the first?',
    'What is the sum of the squares of the deviations of a frequency distribution from its mean?',
    'The relationship between mean, median and mode gives which mode for mean 20 and median 22?',
  ],
  read: read(false),
})

export const factOfTablesChosen = recogniser<FactAsked<TableFact>>({
  ...common,
  id: 'fact-of-tables-chosen',
  chooses: true,
  examples: [
    'Construction of a cumulative frequency table is useful in determining the (A) mean (B) median (C) mode (D) all the above three measures',
    'Which of the following is not a measure of central tendency? (a) Mean (b) Median (c) Mode (d) Standard deviation',
    'Which of the following cannot be determined graphically? (a) Mean (b) Median (c) Mode (d) None of these',
    'In the step deviation formula for the mean of grouped data, the deviation u is (A) (x_i + a)/h (B) h(x_i - a) (C) (x_i - a)/h (D) (a - x_i)/h',
    'The abscissa of the point of intersection of the less than type and of the more than type cumulative frequency curves of a grouped data gives its (A) mean (B) median (C) mode (D) all the three above',
    'For a frequency distribution, mean, median and mode are connected by the relation (a) Mode = 3 Mean - 2 Median (b) Mode = 2 Median - 3 Mean (c) Mode = 3 Median - 2 Mean (d) Mode = 3 Median + 2 Mean',
  ],
  refuses: [
    'Which of the following is a measure of central tendency? (a) Mean (b) Range (c) Class size (d) Standard deviation',
    'Which of the following can be determined graphically? (a) Mean (b) Median (c) Range (d) None of these',
    'Construction of a frequency table is useful in determining the (A) class (B) median (C) range (D) all the above three measures',
  ],
  read: read(true),
})
