import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'
import { countsFromMeans as solution, type CountsFromMeans } from '../../../solutions/statistics/counts-from-means'
import { isInteger, toNumber } from '../../../maths'

const plural = (noun: string): string =>
  noun === 'man'
    ? 'men'
    : noun === 'woman'
      ? 'women'
      : noun === 'child'
        ? 'children'
        : /s$|men$|children$/.test(noun)
          ? noun
          : `${noun}s`

/** "The mean weight of 150 students is 60 kg, that of the boys 70 kg and of the girls 55 kg. Find the number of boys and girls." */
export const countsOfTwoGroups = recogniser<CountsFromMeans>({
  id: 'counts-of-two-groups',
  solution,
  story: true,
  cues: ['mean'],
  words: ['mean', 'number', 'class', 'many', 'total', 'height', 'age', 'both'],
  examples: [
    'The mean weight of 150 students in a class is 60 kg. The mean weight of boys is 70 kg and that of girls is 55 kg. Find the number of boys and girls.',
    'average marks of 50 students is 64. average of boys is 60 and of girls is 70. how many boys and girls are there',
  ],
  refuses: [
    'The mean weight of 150 students in a class is 60 kg. The mean weight of 40 boys is 70 kg. Find the mean weight of girls.',
    'The mean weight of 150 students is 60 kg. The mean weight of boys is 70 kg and that of girls is 55 kg. Find the number of teachers.',
    'The mean weight of 150 students is 60 kg. The mean weight of boys is 70 kg and that of girls is 55 kg. Find the ratio of boys to girls.',
  ],
  read: (question) => {
    const all =
      phrase(question, 'mean * #n ~all * #m .? mean * of ~a #p * of ~b #q') ??
      phrase(question, 'mean * #n ~all * #m .? mean * of ~a #p * mean ~b #q') ??
      phrase(question, 'mean * #n ~all * #m .? mean ~a #p * mean? ~b #q')
    const asked = phrase(question, 'number|many ~c ~d', 'number|many ~c and ~d', 'number|many ~c number|many? ~d')
    if (!all || !asked || !isInteger(all.numbers.n)) return null
    const { a, b } = all.nouns
    const { c, d } = asked.nouns
    if (a === b || !((c === a && d === b) || (c === b && d === a))) return null
    const { n, m, p, q } = all.numbers
    return {
      given: {
        all: toNumber(n),
        mean: m,
        groups: [
          { name: plural(a), mean: p },
          { name: plural(b), mean: q },
        ],
      },
      ...told(question, all, asked),
    }
  },
  before: () => '',
})
