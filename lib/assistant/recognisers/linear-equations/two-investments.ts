import { bothAsked } from './unknowns'
import { negate, subtract } from '../../../maths/fraction'
import { phrase, told } from '../../question/phrase'
import { factsOf } from '../../question/question'
import { twoInvestments as solution, type Given } from '../../../solutions/linear-equations/two-investments'
import { recogniser } from '../../recogniser'

const per = 'per? year|annum?'
const rates = [
  `rate|rates? #p ${per} #q`,
  `@x:letter scheme @a:letter #p @y:letter scheme @b:letter #q`,
  'scheme @a:letter pays|pay #p scheme @b:letter #q',
] as const
const interests = ['received|receives|gets|got|earned|earns #i', '#i interest'] as const
const turned = 'interchanged|exchanged|interchange'

export const twoInvestments = recogniser<Given>({
  id: 'two-investments',
  solution,
  story: true,
  cues: ['scheme', 'schemes', 'interest'],
  words: ['one', 'interest', 'rate', 'rates', 'two', 'per', 'each', 'scheme'],
  examples: [
    'Susan invested ₹x in scheme A and ₹y in scheme B, which pay simple interest at the rates of 8% and 9% per annum. She received ₹1860 as interest in one year. If the two amounts had been interchanged, she would have received ₹20 more. Find x and y.',
    'Susan invested certain amount of money in two schemes A and B, which offer interest at the rate of 8% per annum and 9% per annum respectively. She received Rs 1860 as annual interest. However, had she interchanged the amount of investments in the two schemes, she would have received Rs 20 more as annual interest. How much money did she invest in each scheme?',
    'Anita invests two amounts at 8 % and 10 % a year and receives ₹1760 interest in a year. With the rates interchanged she would receive ₹1840. How much did she invest at each rate?',
    'Scheme A pays 9% and scheme B 7% simple interest per annum. From ₹x in scheme A and ₹y in scheme B, Mohan gets ₹405 of interest in a year; ₹y in scheme A and ₹x in scheme B would give ₹70 more. Find x and y.',
  ],
  refuses: [
    'Anita invests two amounts at 8 % and 10 % a year and receives ₹1760 interest in a year. With the rates interchanged she would receive ₹1840. How much did she invest in all?',
    'Anita invests two amounts at 8 % and 10 % a year and receives ₹1760 interest in a year. With the rates doubled she would receive ₹1840. How much did she invest at each rate?',
    'Susan invested ₹x in scheme A and ₹y in scheme B, which pay simple interest at the rates of 8% and 9% per annum. She received ₹1860 as interest in one year. If the two amounts had been interchanged, she would have received ₹20 more. Find x - y.',
    'Susan invested ₹x in scheme A and ₹y in scheme B, which pay simple interest at the rates of 8% and 9% per annum. She received ₹1860 as interest in one year. If the two amounts had been doubled, she would have received ₹20 more. Find x and y.',
    'Susan invested ₹x in scheme B and ₹y in scheme A, which pay simple interest at the rates of 8% and 9% per annum. She received ₹1860 as interest in one year. If the two amounts had been interchanged, she would have received ₹20 more. Find x and y.',
  ],
  read: (question) => {
    const rates_ = phrase(question, 'two amounts|sums #p #q per? year|annum')
    const both = rates_ ?? phrase(question, rates[0]) ?? phrase(question, rates[1]) ?? phrase(question, rates[2])
    const percent = factsOf(question, 'number').filter(({ unit }) => unit === '%')
    const [p, q, ...others] = percent
    const money = factsOf(question, 'number').filter(({ unit }) => unit === '₹')
    const [interest, change, ...more] = money
    if (!both || !p || !q || !interest || !change || others.length + more.length > 0) return null
    const found = phrase(question, ...interests)
    const [up, down] = [phrase(question, '#c more'), phrase(question, '#c less')]
    // "with the rates interchanged she would receive ₹1840"
    const whole = up || down ? null : phrase(question, 'interchanged|exchanged * receive|get|earn #c')
    const compared = up ?? down ?? whole
    if (!found || !compared || (up && down) || !compared.taken.includes(change)) return null
    const names = factsOf(question, 'letter')
      .map(({ name }) => name)
      .join('')
    // ₹x in A and ₹y in B, at these rates in this order; x and y are asked
    const inWords =
      (names === 'AB' || (names === '' && rates_ !== null)) &&
      bothAsked(
        question,
        [both, found, compared],
        [
          'interest',
          'annual',
          'much',
          'money',
          'each',
          'scheme',
          'did',
          'she',
          'he',
          'invest',
          'amount',
          'invested',
          'rate',
        ],
      )
    const isOrder = /^xAyBxy$/.test(names) || /^ABxAyByAxBxy$/.test(names) || inWords
    const swap = phrase(question, turned) ?? (/^ABxAyByAxBxy$/.test(names) ? { taken: [] } : null)
    if (!isOrder || !swap) return null
    const letters = factsOf(question, 'letter')
    return {
      given: {
        rates: [p.value, q.value],
        interest: interest.value,
        change: whole ? subtract(change.value, interest.value) : up ? change.value : negate(change.value),
      },
      ...told(question, both, found, compared, swap, { taken: [...letters, ...percent, ...money] }, inWords || null),
    }
  },
  before: () => '',
})
