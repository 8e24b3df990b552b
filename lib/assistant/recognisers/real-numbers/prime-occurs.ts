import { primeExponents as solution, type Given } from '../../../solutions/real-numbers/prime-exponents'
import { lettersNamed } from '../../question/pick'
import { phrase, told } from '../../question/phrase'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'

/** "2 occurs a times, 3 occurs b times, ..." */
export const primeOccurs = recogniser<Given>({
  id: 'how-often-primes-occur',
  solution,
  story: true,
  cues: ['times'],
  words: ['times', 'number'],
  examples: [
    'When 90 is written as a product of primes, 2 occurs a times, 3 occurs b times and 5 occurs c times. Find a, b and c.',
    '360 as product of primes: 2 comes x times, 3 comes y times and 5 comes z times. find x, y, z',
  ],
  refuses: [
    'When 90 is written as a product of primes, 2 occurs a times, 3 occurs b times and 5 occurs c times. Find a + b + c.',
    'When 90 is written as a product of primes, 2 occurs a times and 3 occurs b times. Find a and the other prime.',
  ],
  read: (question) => {
    const comes = 'occurs|comes|appears'
    // the article in "a times" is a letter too
    const asA = phrase(question, `#n * product prime|primes factors? #p ${comes} a times`)
    const asOther = phrase(question, `#n * product prime|primes factors? #p ${comes} @x:letter times`)
    const first = asA ?? asOther
    const second = phrase(question, `times #p ${comes} @x:letter times`)
    const third = phrase(question, `times #q ${comes} @y:letter times #p ${comes} @x:letter times`)
    if (!first || !second) return null
    const others = [second, ...(third ? [third] : [])]
    const letters = [asA ? 'a' : (asOther?.facts.x.name ?? ''), ...others.map(({ facts }) => facts.x.name)]
    const bases = [first, ...others].map(({ numbers }) => numbers.p)
    const stated = told(question, first, ...others)
    const listed = factsOf(question, 'list').filter(({ items }) =>
      items.every((item) => item.kind === 'letter' && letters.includes(item.name)),
    )
    return {
      given: { number: first.numbers.n, bases, letters },
      ...stated,
      used: [...stated.used, ...listed, ...lettersNamed(question, ...letters)],
    }
  },
  before: () => '',
})
