import { mannersIn } from './chance'
import { wholes } from './range'
import { phrase, told, type Phrase } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { findCount as solution, type FindCount } from '../../../solutions/probability/find-count'

const firstWord = (noun: string): string => noun.split(' ')[0] ?? ''

interface Read {
  readonly given: FindCount
  readonly phrases: readonly (Pick<Phrase, 'taken'> | null)[]
}

/** "5 red balls and some blue balls ... the probability of a blue ball is double that of a red ball" */
function timesIn(question: Question): Read | null {
  const things = 'ball|balls|marbles|marble|beads|bead|pens|pen'
  const all = phrase(
    question,
    `#n ~red ${things} some ~blue ${things}`,
    '#n balls red some white',
    `#n ~red some ~blue ${things}`,
  )
  const [known] = all ? wholes(all.numbers.n) : []
  if (!all || known === undefined) return null
  const names = 'red' in all.nouns ? [all.nouns.red, all.nouns.blue].map(firstWord) : ['red', 'white']
  const [red = '', blue = ''] = names
  const times = phrase(
    question,
    'probability drawing|getting? ~e ball|balls %k that? probability? drawing|getting? ~f ball|balls',
    'probability drawing|getting? ~e %k that? probability? drawing|getting? ~f',
    '%k likely ~e ~f',
  )
  if (!times || firstWord(times.nouns.e) !== blue || firstWord(times.nouns.f) !== red) return null
  const asked = phrase<string>(question, `number ${blue}`, `many ${blue}`)
  const [k] = wholes(times.numbers.k)
  if (!asked || k === undefined || red === blue) return null
  const one = all.taken.find((item) => item.kind === 'word' && things.split('|').includes(item.text))
  const thing = one?.kind === 'word' ? one.text : 'balls'
  return {
    given: { kind: 'times', known, times: k, colours: [red, blue], things: thing },
    phrases: [all, times, asked],
  }
}

const plural = (name: string): string => (name.endsWith('s') ? name : `${name}s`)

/** "24 marbles, some green and the others blue ... the probability that it is green is 2/3" */
function shareIn(question: Question): Read | null {
  const all = phrase(
    question,
    '#n ~things some them ~a others|other|rest|remaining ~b',
    '#n ~things some ~a others|other|rest|remaining ~b',
    '#n ~things some red others blue',
  )
  const [total] = all ? wholes(all.numbers.n) : []
  if (!all || !('a' in all.nouns) || total === undefined) return null
  const { a, b, things } = all.nouns
  const [those, others] = [a, b].map(firstWord)
  if (those === undefined || others === undefined || those === others) return null
  const chance = phrase(question, 'probability * ~c is? #p')
  const asked = phrase<string>(question, `number * ${others}`, `many * ${others}`)
  const other = phrase<string>(question, `number * ${those}`, `many * ${those}`)
  if (!chance || firstWord(chance.nouns.c) !== those || (asked === null) === (other === null)) return null
  const named = (kind: string): string => (kind.includes(' ') ? plural(kind) : `${kind} ${things}s`)
  return {
    given: {
      kind: 'share',
      total,
      chance: chance.numbers.p,
      asked: asked ? 'others' : 'those',
      kinds: [named(a), named(b)],
    },
    phrases: [all, chance, asked, other],
  }
}

/** "A bag contains 5 red balls and some blue balls. If the probability of drawing a blue ball is double that of a red ball, find the number of blue balls." */
export const findCount = recogniser<FindCount>({
  id: 'number-from-a-probability',
  solution,
  story: true,
  cues: ['probability', 'likely'],
  words: ['probability', 'class', 'looking', 'random', 'ball', 'balls', 'one', 'taken', 'out', 'red', 'black'],
  examples: [
    'A bag contains 5 red balls and some blue balls. If the probability of drawing a blue ball is double that of a red ball, find the number of blue balls in the bag.',
    'bag has 6 red balls and some green balls. probability of drawing a green ball is three times that of a red ball. how many green balls are there',
    'A jar contains 24 marbles, some green and the others blue. If a marble is drawn at random from the jar, the probability that it is green is 2/3. Find the number of blue marbles in the jar.',
  ],
  refuses: [
    'A bag contains 5 red balls and some blue balls. If the probability of drawing a red ball is double that of a blue ball, find the number of blue balls.',
    'A bag contains 5 red balls and some blue balls. If the probability of drawing a blue ball is double that of a red ball, find the total number of balls.',
    'A jar contains 24 marbles, some green and the others blue. The probability that it is not green is 2/3. Find the number of blue marbles.',
    'A bag contains 5 red balls, 4 white balls and some blue balls. If the probability of drawing a blue ball is double that of a red ball, find the number of blue balls.',
  ],
  read: (question) => {
    const found = timesIn(question) ?? shareIn(question)
    return found && { given: found.given, ...told(question, ...found.phrases, mannersIn(question)) }
  },
})
